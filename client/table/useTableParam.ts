import { useEffect } from 'react';
import { change } from '../settings/store.ts';

/** `?table=text` in the address shows the table as text from now on, `?table=map` the map. */
export function useTableParam(): void {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('table');
    if (wanted === 'text' || wanted === 'map') change({ textTable: wanted === 'text' });
  }, []);
}
