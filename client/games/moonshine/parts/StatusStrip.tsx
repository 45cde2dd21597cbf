import type { ReactNode } from 'react';
import { CRACKDOWN_SPACES, HEAT_SPACES } from '../../../../src/games/moonshine/data/tables.ts';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useMenu } from '../../../actions/useMenu.ts';
import { Die, Glyph } from '../map/glyphs.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { FamilyMark } from './FamilyMark.tsx';
import { numbered } from './numbered.ts';

/** The state of the game at a glance: day, order, Mash, Heat, what is left. */
export function StatusStrip({ title, menu, talk }: Record<'menu' | 'talk', ReactNode> & { title: string }) {
  const { view } = useTableau();
  const details = useMenu(Boolean(menu));
  return (
    <header className="ms-strip">
      {menu && (
        <div className="ms-corner">
          <details className="ms-menu" ref={details}>
            <summary className="button small" data-action="house.menu">
              {W.menu}
            </summary>
            <div className="ms-menu-body panel">{menu}</div>
          </details>
          <ActionButton id="house.palette" className="button small ms-find">
            <span aria-hidden="true">⌕</span>
          </ActionButton>
          {talk}
        </div>
      )}
      <h1 className="ms-title">
        <span className="ms-title-name">{title}</span>
        <span className="ms-day" data-testid="day">
          {W.day(view.day)}
        </span>
        <span className="ms-phase" data-phase={view.phase}>
          {W.phases[view.phase]}
        </span>
      </h1>
      <Order />
      <MashPanel />
      <Heat />
      {view.crackdown > 0 && <Crackdown />}
      <Supply />
    </header>
  );
}

function Order() {
  const { view, names, waiting } = useTableau();
  return (
    <section className="ms-box ms-order" aria-label={W.order} data-term="token">
      <span className="ms-box-label">{W.order}</span>
      <ol>
        {view.order.map((seat, i) => {
          const player = view.players[seat];
          const acts = waiting.some((w) => w.seat === seat);
          if (!player) return null;
          return (
            <li
              key={seat}
              data-spot={`seat:${seat}`}
              data-acts={acts}
              data-low={player.laidLow}
              title={names.seat(seat)}
            >
              <FamilyMark family={player.family} size={22} />
              <span className="sr-only">
                {names.seat(seat)}
                {acts && `, ${W.acts}`}
                {player.laidLow && `, ${W.laidLow}`}
              </span>
              <small aria-hidden="true">{i + 1}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function MashPanel() {
  const { view } = useTableau();
  return (
    <section className="ms-box ms-mash" aria-label={W.mash} data-term="mash">
      <span className="ms-box-label">{W.mash}</span>
      <Die value={view.mash} size={24} color="var(--gilt)" />
      <span className="sr-only">{view.mash}</span>
      <span className="ms-arrow" aria-hidden="true">
        →
      </span>
      <span className="sr-only">
        {W.mashTomorrow} {view.mashTomorrow || W.mashUnset}
      </span>
      <Die value={view.mashTomorrow} size={24} color={view.mashTomorrow ? 'var(--gilt-bright)' : '#4a4133'} />
      {view.pool.length > 0 && (
        <span className="ms-pool">
          <span className="ms-box-label">{W.pool}</span>
          {numbered(view.pool).map(({ n, item }) => (
            <Die key={n} value={item} size={20} color="#d35a4c" ink="#fff" />
          ))}
          <span className="sr-only">{view.pool.join(', ')}</span>
        </span>
      )}
    </section>
  );
}

function Heat() {
  const { view, names } = useTableau();
  const spaces = Array.from({ length: Math.max(HEAT_SPACES, view.heat.length) }, (_, i) => view.heat[i]);
  return (
    <section className="ms-box ms-heat" aria-label={W.heat} data-term="heat" data-heat={view.heat.length}>
      <span className="ms-box-label">{W.heat}</span>
      <ol>
        {numbered(spaces).map(({ n, item: owner }) => {
          const family = owner === undefined ? null : view.players[owner]?.family;
          return (
            <li key={n} data-spot={`heat:${n - 1}`} data-full={family != null}>
              {family ? <FamilyMark family={family} size={22} /> : <Glyph name="heat" size={16} />}
              <span className="sr-only">{W.heatSpace(n, owner === undefined ? null : names.seat(owner))}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The Federal Crackdown's token on its way to the Truce (section 17). */
function Crackdown() {
  const { view } = useTableau();
  const sworn = view.alliances.length > 0;
  return (
    <section
      className="ms-box ms-crackdown"
      aria-label={W.crackdown}
      data-crackdown={view.crackdown}
      data-term="crackdown"
      title={W.crackdownHint}
    >
      <span className="ms-box-label">{sworn ? W.truce : W.crackdown}</span>
      <meter min={0} max={CRACKDOWN_SPACES} value={view.crackdown} aria-label={W.crackdown} />
      <span>{W.crackdownAt(view.crackdown, CRACKDOWN_SPACES)}</span>
    </section>
  );
}

function Supply() {
  const { view } = useTableau();
  return (
    <section className="ms-box ms-supply" data-spot="supply" data-term="supply" aria-label={W.supply}>
      <span className="ms-box-label">{W.supply}</span>
      <span>
        <Glyph name="moonshine" size={16} color="#dfe6ea" /> {view.supply.moonshine}
        <span className="sr-only"> Moonshine</span>
      </span>
      <span>
        <Glyph name="rum" size={16} color="#e08f45" /> {view.supply.rum}
        <span className="sr-only"> Rum</span>
      </span>
    </section>
  );
}
