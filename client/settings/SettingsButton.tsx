import { Suspense, useState } from 'react';
import { words } from '../messages/index.ts';
import { SettingsDialog } from './LazySettings.ts';

/** Opens this device's settings. The dialog is fetched when it is first opened. */
export function SettingsButton({ className = 'button quiet small' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        data-action="house.settings"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.settings.title}
      </button>
      {open && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
