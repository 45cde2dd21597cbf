import { ActionButton } from '../actions/ActionButton.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';

const ACTIONS = ['house.textTable', 'house.palette', 'house.keys', 'house.mute'];

/** What of the house's actions stands in the menu of every table. */
export function MenuActions() {
  return (
    <div className="table-actions">
      <SettingsButton className="button" />
      {ACTIONS.map((id) => (
        <ActionButton key={id} id={id} />
      ))}
    </div>
  );
}
