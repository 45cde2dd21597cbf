import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Link } from 'react-router';

/** The way into a game's rulebook from where one is. */
export interface RulesDoor {
  game: string;
  /** Opens the rulebook at that section, in place; without one, where it was left. */
  open(section?: string): void;
}

const Context = createContext<RulesDoor | null>(null);
export const RulesDoorProvider = Context.Provider;

/** The door around this part of the screen, or null where the rulebook is a page of its own. */
export function useRulesDoor(): RulesDoor | null {
  return use(Context);
}

export const rulesPath = (game: string, section?: string): string => `/rules/${game}${section ? `#${section}` : ''}`;

interface SectionLinkProps {
  id: string;
  children: ReactNode;
  className?: string;
}

/** A link to a section of the rules: turned up in place where there is a door, else an address. Plain words outside any game. */
export function SectionLink({ id, children, className = 'rule-link' }: SectionLinkProps) {
  const door = useRulesDoor();
  if (!door) return <span className={className}>{children}</span>;
  const turnUp = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    door.open(id);
  };
  return (
    <a className={className} href={rulesPath(door.game, id)} data-section={id} onClick={turnUp}>
      {children}
    </a>
  );
}

/** The way to a game's rules from a menu of the house. */
export function RulesWay({ game, children }: { game: string; children: ReactNode }) {
  const door = useRulesDoor();
  if (!door) return <Link to={rulesPath(game)}>{children}</Link>;
  return (
    <button type="button" className="link" data-action="house.rules" onClick={() => door.open()}>
      {children}
    </button>
  );
}
