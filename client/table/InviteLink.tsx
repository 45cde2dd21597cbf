import { useState } from 'react';
import { words } from '../messages/index.ts';

/** This table's address, ready to be sent to a friend. */
export function InviteLink() {
  const [copied, setCopied] = useState(false);
  const link = location.href;
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="invite">
      <input
        className="input"
        readOnly
        value={link}
        aria-label={words.room.link}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>
        {copied ? words.room.copied : words.room.invite}
      </button>
    </div>
  );
}
