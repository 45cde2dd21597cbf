import { useContribution } from '../../../actions/useActions.ts';
import { partOf } from '../actions/part.ts';
import { useTableau } from '../tableau.ts';

/** Adds what can be done at this table to what can be done on the page. */
export function Contribution() {
  useContribution('moonshine', partOf(useTableau()));
  return null;
}
