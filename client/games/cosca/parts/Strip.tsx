import type { ReactNode } from 'react';
import { DAYS } from '../../../../src/games/cosca/data/tables.ts';
import { RACE_DAYS, WEEKDAYS, type Weekday } from '../../../../src/games/cosca/data/week.ts';
import { useMenu } from '../../../actions/useMenu.ts';
import { weekday } from '../rules.ts';
import { DaySign } from '../signs/DaySign.tsx';
import { Sign } from '../signs/Sign.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { DAY_WORDS } from '../words/names.ts';

/** The day and the week at a glance. */
export function Strip({ title, menu, talk }: Record<'menu' | 'talk', ReactNode> & { title: string }) {
  const { shown } = useTableau();
  const details = useMenu(Boolean(menu));
  return (
    <header className="cs-strip">
      {menu && (
        <details className="cs-menu" ref={details}>
          <summary className="button small" data-action="house.menu">
            {W.menu}
          </summary>
          <div className="cs-menu-body panel">{menu}</div>
        </details>
      )}
      {talk}
      <h1 className="cs-title">
        <span className="cs-title-name">{title}</span>
        <span className="cs-day" data-testid="day" data-day={shown.day}>
          {DAY_WORDS[weekday(shown)].name}
        </span>
        <span className="cs-count">{W.dayShort(shown.day)}</span>
      </h1>
      <Calendar />
      <p className="cs-deck">{W.deck(shown.deckCount)}</p>
    </header>
  );
}

/** Seven days in the order in which they are played; a horse stands on those with races. */
function Calendar() {
  const { shown } = useTableau();
  return (
    <ol className="cs-calendar" aria-label={W.calendar}>
      {Array.from({ length: DAYS }, (_, i) => {
        const day = WEEKDAYS[(shown.startDay + i) % WEEKDAYS.length] as Weekday;
        const today = shown.day === i + 1;
        const races = RACE_DAYS.has(day);
        return (
          <li key={day} data-today={today} data-past={i + 1 < shown.day}>
            <DaySign day={day} size={18} />
            <span aria-hidden="true">{DAY_WORDS[day].short}</span>
            {races && <Sign name="horse" size={13} className="cs-races" />}
            <span className="sr-only">{W.calendarDay(DAY_WORDS[day].name, i + 1, today, races, i + 1 === DAYS)}</span>
          </li>
        );
      })}
    </ol>
  );
}
