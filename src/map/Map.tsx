import { lazyPart } from '../providers/lazyPart';
import { withMessages } from '../providers/messageSets';

/** The map; its code and words come when a page shows one. */
export const Map = lazyPart(withMessages('map', () => import('./MapView')));
