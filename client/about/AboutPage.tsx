import { words } from '../messages/index.ts';
import './about.css';

/** Whose games these are, and whose work this is. */
export function AboutPage() {
  return (
    <div className="page about">
      <h1>{words.about.title}</h1>
      <p>{words.about.p1}</p>
      <p>{words.about.p2}</p>
      <p>{words.about.p3}</p>
      <p>{words.about.p4}</p>
    </div>
  );
}
