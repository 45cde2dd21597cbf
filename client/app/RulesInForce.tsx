import { type OptionChoice, optionWords } from '../games/options.ts';
import { nearestPreset } from '../games/presets.ts';
import type { GameCard } from '../games/types.ts';
import { words } from '../messages/index.ts';

interface RulesInForceProps {
  card: GameCard;
  /** What differs from the game's defaults. */
  options: OptionChoice;
  /** With every option in words, folded away. */
  full?: boolean;
  /** The differences alone: what they differ from is said elsewhere. */
  bare?: boolean;
}

/** The rules of a table: the preset that comes nearest, what differs from it, and if wanted all of them. */
export function RulesInForce({ card, options, full = false, bare = false }: RulesInForceProps) {
  const { preset, changed } = nearestPreset(card, options);
  const name = card.presets[preset]?.label ?? words.room.rules;
  return (
    <div className="option-list" data-preset={preset} data-changes={changed.length}>
      {!bare && <p className="legend">{changed.length ? words.room.except(name) : name}</p>}
      {changed.length > 0 && (
        <ul>
          {changed.map(([option, value]) => (
            <li key={option}>{optionWords(card.options, option, value)}</li>
          ))}
        </ul>
      )}
      {full && <EveryRule card={card} options={options} />}
    </div>
  );
}

function EveryRule({ card, options }: RulesInForceProps) {
  return (
    <details>
      <summary>{words.room.every}</summary>
      <ul>
        {Object.entries({ ...card.defaults, ...options }).map(([option, value]) => (
          <li key={option}>{optionWords(card.options, option, value)}</li>
        ))}
      </ul>
    </details>
  );
}
