import type { Title } from '../engine/title.ts';

/** What of a title its players need: neither words nor framework, so that a thread or a page can load it alone. */
export type Playable = Pick<Title, 'rules' | 'weigh' | 'policies' | 'insight'>;
