import type { DraftRow } from './draftRows';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { LockedRun, LockedStop } from '../dispatch/commands/work/lockedRun';
import type { UnitOfWork } from '../dispatch/commands/work/unitOfWork';
import { ApiError } from '../../platform/plugins/errors';
import { staleVersion } from '../../platform/plugins/versions';

interface Opened {
  runs: readonly LockedRun[];
  /** Stops that still wait. */
  pool: readonly LockedStop[];
  /** Stops that waited when the plan was made. */
  poolIds: readonly number[];
}

interface MovedOn {
  delivery_manifest_id: number | null;
  delivery_event_id: number | null;
  /** Of the run. */
  name: string | null;
  who: string | null;
  when: string | null;
}

async function overtaken(work: UnitOfWork, resource: string, id: number, version: number, seen: number) {
  const { details } = await staleVersion(work.trx, { resource, id, version }, seen);
  const { who, when } = (details.args ?? {}) as Pick<MovedOn, 'who' | 'when'>;
  return { who: who ?? null, when: when ?? null };
}

/**
 * Throws 412 that says which runs and deliveries of a plan have changed since it was made, by whom and when: what was
 * planned for them may not hold any more.
 */
export async function assertUnchanged(
  work: UnitOfWork,
  { seen }: Pick<DraftRow, 'seen'>,
  { runs, pool, poolIds }: Opened,
): Promise<void> {
  const movedOn: MovedOn[] = [];
  for (const { id, version, name } of runs) {
    const planned = seen?.runs[String(id)] ?? 0;
    if (version === planned) continue;
    const by = await overtaken(work, 'delivery_manifest', id, version, planned);
    movedOn.push({ delivery_manifest_id: id, delivery_event_id: null, name, ...by });
  }
  const waiting = new Map(pool.map((stop) => [stop.id, stop]));
  for (const id of poolIds) {
    const planned = seen?.stops[String(id)] ?? 0;
    const stop = waiting.get(id);
    if (stop?.delivery_manifest_id === null && stop.version === planned) continue;
    const by = await overtaken(work, 'delivery_events', id, stop?.version ?? planned + 1, planned);
    movedOn.push({ delivery_manifest_id: null, delivery_event_id: id, name: null, ...by });
  }
  const [first] = movedOn;
  if (!first) return;
  const message = `${first.who ?? 'Somebody'} has changed what was planned: ${movedOn.length} in all`;
  const { who, when } = first;
  throw new ApiError(412, ERROR_CODE.staleVersion, message, {
    args: { who, when, changed: [], moved_on: movedOn },
  });
}
