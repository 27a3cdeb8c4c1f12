import type { CommandAnswer } from '../../../src/domain/dispatchView';
import type { Trx } from '../../database/database';
import { readEvents } from '../readManifests';
import type { LockedStop } from './lockedRun';

/** The stops that a command has changed as they are now: those of the runs that were read, and those of the pool. */
export async function changedEvents(
  trx: Trx,
  manifests: CommandAnswer['manifests'],
  changed: ReadonlyMap<number, LockedStop>,
): Promise<CommandAnswer['events']> {
  const ofRuns = manifests.flatMap((manifest) => manifest.events).filter((event) => changed.has(event.id));
  const pooled = [...changed.values()].filter((stop) => stop.delivery_manifest_id === null);
  return [
    ...ofRuns,
    ...(await readEvents(
      trx,
      pooled.map((stop) => stop.id),
    )),
  ];
}
