/** A label whose first part is written and all of which is spoken: "Sit" beside seat 3 is "Sit in seat 3". */
export function Said({ words: [seen, heard] }: { words: readonly string[] }) {
  return (
    <span>
      {seen}
      <span className="sr-only">{heard}</span>
    </span>
  );
}
