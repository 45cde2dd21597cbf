import type { SoundKind } from '../settings/shape.ts';
import { type Note, SCORES } from './scores.ts';

/** From silence to full loudness, in seconds: without it a note begins with a crack. */
const ATTACK = 0.006;
const SILENCE = 0.0001;

/** Plays sounds into that context, all of it made from waves: nothing is fetched. */
export function openSynth(context: AudioContext): (kind: SoundKind, volume: number) => void {
  let hiss: AudioBuffer | null = null;

  /** A second of noise, made once. */
  const noise = () => {
    if (hiss) return hiss;
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return hiss;
  };

  const sourceOf = (note: Note, start: number, out: AudioNode): AudioScheduledSourceNode => {
    if (note.wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = noise();
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.frequency.value = note.pitch;
      band.Q.value = 1.2;
      source.connect(band).connect(out);
      return source;
    }
    const source = context.createOscillator();
    source.type = note.wave;
    source.frequency.setValueAtTime(note.pitch, start);
    if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
    source.connect(out);
    return source;
  };

  const play = (note: Note, begin: number, volume: number) => {
    const start = begin + note.at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(note.loud * volume, SILENCE), start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + note.lasts);
    gain.connect(context.destination);
    const source = sourceOf(note, start, gain);
    source.start(start);
    source.stop(start + note.lasts);
  };

  return (kind, volume) => {
    for (const note of SCORES[kind]) play(note, context.currentTime + 0.01, volume);
  };
}
