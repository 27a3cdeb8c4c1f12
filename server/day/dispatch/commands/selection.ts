import { sql } from 'kysely';
import { ApiError, notFound, wrongState } from '../../../platform/plugins/errors';
import type { MoveRefusal } from '../../../../src/domain/planning/moveRules';
import { withinScope } from '../../../records/runs/runScope';
import type { LockedRun, LockedStop } from './work/lockedRun';
import { doneResult, refusedResult } from './runEach';
import type { UnitOfWork } from './work/unitOfWork';

export interface Selected {
  run: LockedRun | null;
  stop: LockedStop;
}

interface Asked {
  delivery_event_ids: readonly number[];
  versions?: unknown;
}

/**
 * Opens the stops of a selection where they are now, with further runs that the command needs. Runs are opened before
 * stops, each in the order of its id. A stop is reported as failed and left out when the caller may not see it, has
 * seen another version of it, or has named no version.
 */
export async function openSelection(
  work: UnitOfWork,
  asked: Asked,
  alsoRuns: readonly number[] = [],
): Promise<Selected[]> {
  const ids = [...new Set(asked.delivery_event_ids)];
  const versions = (asked.versions ?? {}) as Readonly<Record<string, number>>;
  const rows = await work.trx
    .selectFrom('delivery_events as e')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select([
      'e.id',
      'e.delivery_manifest_id as manifest_id',
      'm.employee_id',
      'm.delivery_manifest_status_id',
    ])
    .select(
      sql<number>`coalesce(m.close_door_pharmacy_id, e.close_door_pharmacy_id)`.as('close_door_pharmacy_id'),
    )
    .where(sql<boolean>`e.id = any(${ids}::bigint[])`)
    .execute();
  const seen = new Map(withinScope(work.actor, rows).map((row) => [row.id, row]));
  await work.openRuns([...alsoRuns, ...[...seen.values()].flatMap((row) => row.manifest_id ?? [])]);
  await work.openPoolStops(ids.filter((id) => seen.get(id)?.manifest_id === null));
  const selected: Selected[] = [];
  for (const id of ids) {
    const row = seen.get(id);
    try {
      if (!row) throw notFound();
      selected.push(
        await work.openStop({
          manifestId: row.manifest_id ?? 0,
          eventId: id,
          named: versions[String(id)] ?? null,
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      work.report(refusedResult(id, error));
    }
  }
  return selected;
}

export function reportDone(work: UnitOfWork, stop: LockedStop): void {
  work.report(doneResult(stop.id));
}

/** 409 with the fact that the rule names. */
export function reportRefused(work: UnitOfWork, id: number, { message, args }: MoveRefusal): void {
  work.report(refusedResult(id, wrongState(message, { ...args })));
}
