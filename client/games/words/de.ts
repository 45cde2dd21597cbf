export * as cosca from '../cosca/words/de/options.ts';
export * as moonshine from '../moonshine/words/de/options.ts';
