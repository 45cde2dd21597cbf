import { type OptionChoice, optionWords } from '../../games/options.ts';
import { words } from '../../messages/index.ts';
import { type Block, type Book, type Section as Content, depthOf } from './book.ts';
import { Prose } from './Prose.tsx';
import type { ClosedBook, Rulebook } from './types.ts';

export const anchorOf = (id: string): string => `rule-${id}`;

interface SectionProps {
  closed: ClosedBook;
  rulebook: Rulebook;
  section: Content;
  options: OptionChoice | null;
}

/** One section of the book under its number. */
export function Section({ closed, rulebook, section, options }: SectionProps) {
  const { id, title, blocks } = section;
  const Heading = depthOf(id) === 0 ? 'h2' : 'h3';
  return (
    <section
      id={anchorOf(id)}
      className="rule-section"
      data-depth={depthOf(id)}
      aria-labelledby={`${anchorOf(id)}-title`}
    >
      <Heading id={`${anchorOf(id)}-title`} tabIndex={-1}>
        {/^\d/.test(id) && <span className="rule-number">{id}</span>} {title}
      </Heading>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change places
        <BlockOf key={i} block={block} closed={closed} rulebook={rulebook} section={section} options={options} />
      ))}
    </section>
  );
}

type BlockProps = SectionProps & { block: Block };

function BlockOf({ block, closed, rulebook, section, options }: BlockProps) {
  const { book } = rulebook;
  if (typeof block === 'string') {
    return (
      <p>
        <Prose text={block} book={book} />
      </p>
    );
  }
  if ('list' in block) return <Lines as="ul" lines={block.list} book={book} />;
  if ('steps' in block) return <Lines as="ol" lines={block.steps} book={book} />;
  if ('example' in block) {
    return (
      <p className="rule-example">
        <b>{words.learn.example}</b> <Prose text={block.example} book={book} />
      </p>
    );
  }
  if ('figure' in block) return rulebook.draw(block.figure, options);
  return <AtYourTable option={block.option} closed={closed} book={book} here={section.id} options={options} />;
}

function Lines({ as: List, lines, book }: { as: 'ul' | 'ol'; lines: readonly string[]; book: Book }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <Prose text={line} book={book} />
        </li>
      ))}
    </List>
  );
}

interface OptionProps {
  option: string;
  closed: ClosedBook;
  book: Book;
  /** The section it stands in, which needs no link to itself. */
  here: string;
  options: OptionChoice | null;
}

/** How a rule that tables may change stands: what the option does, and, at a table, what was agreed there. */
function AtYourTable({ option, closed, book, here, options }: OptionProps) {
  const said = book.options[option];
  if (!said) return null;
  const { defaults } = closed;
  const known = options?.[option] ?? (options ? defaults[option] : undefined);
  const changed = known !== undefined && known !== defaults[option];
  return (
    <p className="rule-option" data-option={option} data-changed={changed}>
      <b>{known === undefined ? words.learn.houseRule : words.learn.atYourTable}</b>{' '}
      {known !== undefined && <em>{optionWords(closed.options, option, known)}. </em>}
      <Prose text={said.replace(` (§${here})`, '')} book={book} />
    </p>
  );
}
