import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '../../../../platform/database/database';
import type {
  DeliveryEventTable,
  ManifestTable,
  TransitionTable,
} from '../../../../platform/database/tables/day';

/**
 * New values of a stop's columns. Times are wire text, so that the stored values and the values in memory are equal.
 */
export type StopValues = Partial<
  Omit<Selectable<DeliveryEventTable>, 'id' | 'version' | 'delivery_manifest_id' | 'secuence'>
>;

/** New values of a run's columns. */
export type RunValues = Partial<
  Omit<Selectable<ManifestTable>, 'id' | 'version' | 'created_at' | 'updated_at'>
>;

/** Fields of a history line beyond person, time and state. Those fields may be set too. */
export type TransitionLine = Partial<Insertable<TransitionTable>>;

/** Writes the values and the next version. Answers the former values of the same columns, for audit and undo. */
export async function writeStop(
  trx: Trx,
  stop: { id: number; version: number },
  values: StopValues,
  now: Date,
): Promise<Record<string, unknown>> {
  const columns = Object.keys(values) as (keyof StopValues)[];
  // One statement, which reads what was there before it.
  return trx
    .with('written', (db) =>
      db
        .updateTable('delivery_events')
        .set({ ...values, version: sql`version + 1`, updated_at: now })
        .where('id', '=', stop.id),
    )
    .selectFrom('delivery_events')
    .select(columns)
    .where('id', '=', stop.id)
    .executeTakeFirstOrThrow();
}

/** New columns of a run; its version follows with its state. */
export async function writeRun(trx: Trx, id: number, values: RunValues): Promise<void> {
  await trx.updateTable('delivery_manifest').set(values).where('id', '=', id).execute();
}

type RunState = Pick<
  Selectable<ManifestTable>,
  'id' | 'version' | 'delivery_manifest_status_id' | 'is_route_updated'
>;

/** The next version and the state of runs. One statement. */
export async function writeRunStates(trx: Trx, runs: readonly RunState[], now: Date): Promise<void> {
  if (runs.length === 0) return;
  await sql`
    update delivery_manifest set version = state.version, delivery_manifest_status_id = state.status,
      is_route_updated = state.is_route_updated, updated_at = ${now}::timestamptz
    from unnest(${runs.map((run) => run.id)}::bigint[], ${runs.map((run) => run.version)}::int[],
      ${runs.map((run) => run.delivery_manifest_status_id)}::int[],
      ${runs.map((run) => run.is_route_updated)}::boolean[]) as state(id, version, status, is_route_updated)
    where delivery_manifest.id = state.id
  `.execute(trx);
}

/**
 * Expected arrivals by stop. They are not part of a stop's version: users do not edit them, and they change with
 * every stop.
 */
export async function writeEtas(trx: Trx, etas: ReadonlyMap<number, string>): Promise<void> {
  if (etas.size === 0) return;
  await sql`
    update delivery_events set eta = moved.eta
    from unnest(${[...etas.keys()]}::bigint[], ${[...etas.values()]}::timestamptz[]) as moved(id, eta)
    where delivery_events.id = moved.id
  `.execute(trx);
}
