import { lazy } from 'react';

/** The settings, fetched when they are first opened. */
export const SettingsDialog = lazy(() => import('./SettingsDialog.tsx').then((m) => ({ default: m.SettingsDialog })));
