import { lazyPart } from '../providers/lazyPart';
import { withMessages } from '../providers/messageSets';
import { GOOGLE_KEY } from './googleKey';
import { loadOpenGround } from './open/loadOpenGround';

/** The ground is the larger part: it comes beside the map, not after it. What fails here is asked for again, and told, there. */
function besideGround<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => {
    if (GOOGLE_KEY === '') loadOpenGround().catch(() => undefined);
    return load();
  };
}

/** The map; its code and words come when a page shows one. */
export const Map = lazyPart(besideGround(withMessages('map', () => import('./MapView'))));
