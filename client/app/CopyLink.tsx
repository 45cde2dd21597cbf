import { useState } from 'react';
import { words } from '../messages/index.ts';

interface CopyLinkProps {
  link: string;
  label: string;
  /** What is written on the button. */
  copy?: string;
}

/** An address, ready to be sent to somebody. */
export function CopyLink({ link, label, copy = words.room.copyLink }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const press = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="invite">
      <input className="input" readOnly value={link} aria-label={label} onFocus={(e) => e.currentTarget.select()} />
      <button type="button" className="button" onClick={press}>
        {copied ? words.room.copied : copy}
      </button>
    </div>
  );
}
