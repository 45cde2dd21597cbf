import { said } from './spoken.ts';

export const { NOTE_WORDS, RAID_WORDS } = said.spoken();
