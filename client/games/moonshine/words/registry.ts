import { said } from './spoken.ts';

export const { REGISTRY_WORDS } = said.spoken();
