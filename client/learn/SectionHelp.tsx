import { words } from '../messages/index.ts';
import { SectionLink } from './door.tsx';

/** A question mark in the corner of a question: the way to what the rules say about it. */
export function SectionHelp({ id }: { id: string }) {
  return (
    <SectionLink id={id} className="section-help">
      <span aria-hidden="true">?</span>
      <span className="sr-only">{words.learn.help}</span>
    </SectionLink>
  );
}
