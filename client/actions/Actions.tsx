import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { words } from '../messages/index.ts';
import { SettingsDialog } from '../settings/LazySettings.ts';
import { change, useSettings } from '../settings/store.ts';
import { bind } from './action.ts';
import { HOUSE_ACTIONS, type House } from './house.ts';
import { createSwitchboard, handsOf } from './switchboard.ts';
import { ActionsProvider, useContribution } from './useActions.ts';
import { useKeys } from './useKeys.ts';

const Palette = lazy(() => import('./palette/Palette.tsx').then((m) => ({ default: m.Palette })));
const KeySheet = lazy(() => import('./KeySheet.tsx').then((m) => ({ default: m.KeySheet })));

const DIALOGS = { palette: Palette, keys: KeySheet, settings: SettingsDialog };

/** Gathers what can be done on the page, and gives it to keys, palette and key sheet. */
export function Actions({ children }: { children: ReactNode }) {
  const [board] = useState(createSwitchboard);
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const settings = useSettings();
  const go = useNavigate();
  const bound = useMemo(() => {
    const house: House = { hands: () => handsOf(board), settings, change, open: setOpen, go: (path) => void go(path) };
    return HOUSE_ACTIONS.map((action) => bind(action, house));
  }, [board, settings, go]);
  const around = useMemo(() => ({ board, house: new Map(bound.map((action) => [action.id, action])) }), [board, bound]);
  useKeys(board);
  const Dialog = open && DIALOGS[open];
  return (
    <ActionsProvider value={around}>
      <Contribution bound={bound} />
      {children}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </ActionsProvider>
  );
}

/** The house's actions come first among the parts. */
function Contribution({ bound }: { bound: ReturnType<typeof bind>[] }) {
  useContribution('house', { actions: bound, scopes: words.actions.scopes });
  return null;
}
