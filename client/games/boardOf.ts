import { type ComponentType, lazy } from 'react';
import { pageLanguage } from '../messages/language.ts';
import type { Shelf } from '../messages/shelf.ts';
import { styled } from '../preloads.ts';
import type { BoardProps } from './types.ts';

/** A game's board, loaded when a table is opened: its words first, since the board's modules speak as soon as they are there. */
export function boardOf<V, C>(said: Shelf<C>, load: () => Promise<{ Board: ComponentType<BoardProps<V>> }>) {
  return lazy(async () => {
    await said.load(pageLanguage());
    const { Board } = await load();
    await styled();
    return { default: Board as ComponentType<BoardProps> };
  });
}
