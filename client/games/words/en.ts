export * as cosca from '../cosca/words/en/options.ts';
export * as moonshine from '../moonshine/words/en/options.ts';
