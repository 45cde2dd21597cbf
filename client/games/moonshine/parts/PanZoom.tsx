import { type ReactNode, useRef } from 'react';
import { useContribution } from '../../../actions/useActions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { usePanZoom } from './usePanZoom.ts';

/** A frame whose content can be dragged, pinched and zoomed; buttons do the same for whoever does neither. */
export function PanZoom({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { large, zoom, fit, handlers } = usePanZoom({ frame, content });
  useContribution('zoom', { hands: { zoom: { by: zoom, fit, able: large } } });
  return (
    <div className="ms-pan" ref={frame} {...handlers} data-zoomed={large}>
      <div className="ms-pan-content" ref={content}>
        {children}
      </div>
      <div className="ms-zoom">
        <button type="button" data-action="house.zoomIn" aria-label={W.zoomIn} onClick={() => zoom(1.5)}>
          +
        </button>
        {large && (
          <>
            <button type="button" data-action="house.zoomOut" aria-label={W.zoomOut} onClick={() => zoom(1 / 1.5)}>
              −
            </button>
            <button type="button" data-action="house.zoomFit" aria-label={W.zoomFit} onClick={fit}>
              ⤢
            </button>
          </>
        )}
      </div>
    </div>
  );
}
