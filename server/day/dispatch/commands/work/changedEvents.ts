import type { CommandAnswer } from '../../../../../src/domain/runs/dispatchView';
import { isRecipientStop } from '../../../../../src/domain/stops/eventType';
import type { Trx } from '../../../../platform/database/database';
import { readEvents } from '../../readManifests';
import type { LockedStop } from './lockedRun';

/**
 * The current state of the stops that a command has changed: stops of the runs that were read, with deliveries before
 * the driver's own stops for them, and stops of the pool.
 */
export async function changedEvents(
  trx: Trx,
  manifests: CommandAnswer['manifests'],
  changed: ReadonlyMap<number, LockedStop>,
): Promise<CommandAnswer['events']> {
  const ofRuns = manifests.flatMap((manifest) => manifest.events).filter((event) => changed.has(event.id));
  const isDoor = (event: (typeof ofRuns)[number]) => isRecipientStop(event.delivery_event_type_id);
  const pooled = [...changed.values()].filter((stop) => stop.delivery_manifest_id === null);
  return [
    ...ofRuns.filter(isDoor),
    ...ofRuns.filter((event) => !isDoor(event)),
    ...(await readEvents(
      trx,
      pooled.map((stop) => stop.id),
    )),
  ];
}
