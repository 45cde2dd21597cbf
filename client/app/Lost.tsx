import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '../messages/index.ts';

/** Nothing is at this address: why, as far as that is known, and the ways on. */
export function Lost({ why, children }: { why?: string; children?: ReactNode }) {
  const W = words.house;
  return (
    <div className="page">
      <h1>{W.lost}</h1>
      <p className={why ? 'notice' : 'hint'}>{why ?? W.lostWhy}</p>
      {children}
      <nav className="ways-on" aria-label={W.waysOn}>
        <Link className="button primary" to="/">
          {W.back}
        </Link>
        <Link className="button" to="/open">
          {W.open}
        </Link>
        <Link className="button" to="/learn">
          {W.learnHere}
        </Link>
      </nav>
    </div>
  );
}
