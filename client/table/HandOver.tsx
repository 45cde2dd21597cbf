import { useState } from 'react';
import { words } from '../messages/index.ts';

/** Covers the board until the person whose decision it is has the screen. */
export function HandOver({ name, onReady }: { name: string; onReady(never: boolean): void }) {
  const [never, setNever] = useState(false);
  return (
    <main className="hand-over" id="content" data-testid="hand-over">
      <div className="panel">
        <h1>{words.hand.title(name)}</h1>
        <p>{words.hand.body(name)}</p>
        {/* The screen changes hands here: whoever takes it should need one press. */}
        <button type="button" className="button primary" onClick={() => onReady(never)}>
          {words.hand.ready(name)}
        </button>
        <label className="check">
          <input type="checkbox" checked={never} onChange={(e) => setNever(e.target.checked)} />
          {words.hand.off}
        </label>
      </div>
    </main>
  );
}
