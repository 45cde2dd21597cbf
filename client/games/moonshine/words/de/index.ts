export * from '../en/index.ts';
export { REGISTRY_WORDS } from './registry.ts';
export { SENTENCE_WORDS } from './sentence.ts';
