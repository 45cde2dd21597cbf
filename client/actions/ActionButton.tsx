import type { ReactNode } from 'react';
import { ariaKey } from './keys.ts';
import { useActionsAround, useParts } from './useActions.ts';

interface ActionButtonProps {
  /** The id of one of the house's actions. */
  id: string;
  className?: string;
  /** In place of its name. */
  children?: ReactNode;
  pressed?: boolean;
}

/** A button for one of the house's actions; nothing where it makes no sense. */
export function ActionButton({ id, className = 'button', children, pressed }: ActionButtonProps) {
  const action = useActionsAround()?.house.get(id);
  useParts();
  const ability = action?.test();
  if (!action || !ability || ability.kind === 'hidden') return null;
  const off = ability.kind === 'off';
  return (
    <button
      type="button"
      className={className}
      data-action={id}
      aria-disabled={off}
      aria-pressed={pressed}
      aria-label={children ? action.name : undefined}
      aria-keyshortcuts={action.keys.map(ariaKey).join(' ') || undefined}
      title={off ? ability.why : action.does}
      onClick={() => !off && action.run()}
    >
      {children ?? action.name}
    </button>
  );
}
