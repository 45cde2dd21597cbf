import { Link, useNavigate } from 'react-router';
import { RulesInForce } from '../app/RulesInForce.tsx';
import { gameCard } from '../games/index.ts';
import { RulesWay } from '../learn/door.tsx';
import { words } from '../messages/index.ts';
import { saveFile } from '../table/files.ts';
import { MenuActions } from '../table/MenuActions.tsx';
import { localMomentPath } from '../table/moment.tsx';
import { ScreenFields } from '../table/ScreenFields.tsx';
import type { SeatAtScreen } from '../table/useSeatAtScreen.ts';
import type { PlayedSession } from './playedSession.ts';
import { setUpAgain } from './setUp.ts';

/** What can be done at a table on this device, beside playing. */
export function LocalMenu({ session, screen }: { session: PlayedSession; screen: SeatAtScreen }) {
  const { title, options, seats } = session.record();
  const card = gameCard(title);
  const held = seats.flatMap(({ kind, name }, seat) => (kind === 'human' ? [{ seat, name }] : []));
  return (
    <div className="table-menu">
      <Link to="/local">{words.local.back}</Link>
      <ScreenFields held={held} screen={screen} />
      <MenuActions />
      <RulesWay game={title}>{words.learn.rules}</RulesWay>
      <Link data-action="house.lookBack" to={localMomentPath(session.record().id, 0)}>
        {words.files.again}
      </Link>
      <SaveGame session={session} />
      <p className="hint">{words.local.honest}</p>
      {card && <RulesInForce card={card} options={options} full />}
    </div>
  );
}

function SaveGame({ session }: { session: PlayedSession }) {
  const save = async () => {
    const { fileOf } = await import('./file.ts');
    const file = fileOf(session.record(), session.game());
    const name = `backroom-${session.record().title}-${session.record().id}.json`;
    saveFile({ name, blob: new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }) });
  };
  return (
    <button type="button" className="button small" onClick={() => void save()}>
      {words.local.save}
    </button>
  );
}

/** What there is to do when the game is over. */
export function LocalAtEnd({ session }: { session: PlayedSession }) {
  const go = useNavigate();
  return (
    <>
      <button type="button" className="button primary" onClick={() => go(`/local/${setUpAgain(session.record())}`)}>
        {words.local.again}
      </button>
      <Link className="button" to={localMomentPath(session.record().id, 0)}>
        {words.files.again}
      </Link>
      <SaveGame session={session} />
    </>
  );
}
