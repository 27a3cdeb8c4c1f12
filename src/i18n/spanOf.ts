import { spanText } from '../domain/time/spanText';
import { pageLanguage } from './language';
import { SPAN_UNITS } from './spanUnits';

/** How long, in the language of the page: "3 h 30". Minutes; never negative. */
export function spanOf(minutes: number): string {
  return spanText(minutes, SPAN_UNITS[pageLanguage()]);
}
