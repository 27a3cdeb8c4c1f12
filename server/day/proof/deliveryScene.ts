import type { ServerContext } from '../../context';
import { mapScene } from '../../outside/map/picture/mapPicture';
import type { Scene } from '../../outside/map/picture/scene';
import type { Actor } from '../../platform/plugins/actor';
import { deliveryMarkers } from '../dispatch/deliveryMarkers';

/** Px; drawn as wide as the page. */
const LOOK = { theme: 'light', width: 640, height: 240 } as const;

/** The map of a delivery for its document; null where no place of it is known. */
export async function deliveryScene(
  context: ServerContext,
  actor: Actor,
  eventId: number,
): Promise<Scene | null> {
  const [first, ...others] = await deliveryMarkers(context.db, actor, eventId);
  return first ? mapScene(context, { markers: [first, ...others], look: LOOK }) : null;
}
