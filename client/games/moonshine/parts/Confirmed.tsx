import { useState } from 'react';
import { DEAL_WORDS as W } from '../words/deals.ts';

interface ConfirmedProps {
  label: string;
  /** The question put before anything is done. */
  question: string;
  disabled?: boolean;
  className?: string;
  onConfirm(): void;
}

/** A button that asks back once: what it does cannot be undone. */
export function Confirmed({ label, question, disabled = false, className = 'button', onConfirm }: ConfirmedProps) {
  const [asked, setAsked] = useState(false);
  if (!asked || disabled) {
    return (
      <button type="button" className={className} disabled={disabled} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <fieldset className="ms-confirm" aria-label={question}>
      <span>{question}</span>
      <button
        type="button"
        className="button small primary"
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed has just given way to this one
        autoFocus
        onClick={() => {
          setAsked(false);
          onConfirm();
        }}
      >
        {W.yes}
      </button>
      <button type="button" className="button small" onClick={() => setAsked(false)}>
        {W.no}
      </button>
    </fieldset>
  );
}
