import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

/** The day's map; its code, and the words of every map, come when a page shows it. */
export const LazyDayMap = lazyPart(withMessages('map', () => import('./DayMap')));
