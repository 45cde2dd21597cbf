export * from '../en/index.ts';
export { ADVICE_WORDS } from './advice.ts';
export { REGISTRY_WORDS } from './registry.ts';
export { SENTENCE_WORDS } from './sentence.ts';
