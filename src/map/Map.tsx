import { lazyPart } from '../providers/lazyPart';
import { withMessages } from '../providers/messageSets';
import { GOOGLE_KEY } from './googleKey';
import { loadOpenGround } from './open/loadOpenGround';

function loadView() {
  // Its ground is the larger part and comes beside it, not after it. What fails here is asked for again, and told, there.
  if (GOOGLE_KEY === '') loadOpenGround().catch(() => undefined);
  return import('./MapView');
}

/** The map; its code and words come when a page shows one. */
export const Map = lazyPart(withMessages('map', loadView));
