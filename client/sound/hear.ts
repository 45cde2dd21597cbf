import type { SoundKind } from '../settings/shape.ts';
import { settings } from '../settings/store.ts';

type Synth = (kind: SoundKind, volume: number) => void;

let opening: Promise<Synth | null> | null = null;

/** The page's one synthesiser, fetched and opened with the first sound; null where the browser makes none. */
async function open(): Promise<Synth | null> {
  if (typeof AudioContext === 'undefined') return null;
  const { openSynth } = await import('./synth.ts');
  const context = new AudioContext();
  const synth = openSynth(context);
  return (kind, volume) => {
    // Browsers let nothing sound before the page has been touched: until then a sound is lost, not kept for later.
    if (context.state === 'running') synth(kind, volume);
    else void context.resume();
  };
}

/** Lets a sound be heard, if sound is on at this device and that kind is not muted. */
export async function hear(kind: SoundKind): Promise<void> {
  const { sound, volume, muted } = settings();
  if (!sound || volume === 0 || muted.includes(kind)) return;
  opening ??= open();
  (await opening)?.(kind, volume);
}
