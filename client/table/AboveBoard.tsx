import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface AboveBoardProps {
  /** What the table says and asks; takes no room where it is empty. */
  notices: ReactNode;
  children: ReactNode;
}

/** Notices in a row of their own above the board, which gets smaller by as much: they lie over nothing that could be pressed. */
export function AboveBoard({ notices, children }: AboveBoardProps) {
  const row = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = row.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setHeight(node.offsetHeight));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  const left = { '--board-height': height > 0 ? `calc(100dvh - ${height}px)` : '100dvh' } as CSSProperties;
  return (
    <div style={left}>
      <div className="above-board" ref={row}>
        {notices}
      </div>
      {children}
    </div>
  );
}
