import { sql } from 'kysely';
import { isOpenStatus } from '../../src/domain/stops/eventStatus';
import { canTransition, initialStatus, rescheduleStatus } from '../../src/domain/stops/transitions';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import type { Db } from '../../server/platform/database/database';

/** The day before anybody worked on it. */
export interface DayBefore {
  statuses: Map<number, number>;
  copayments: Map<number, string | null>;
  lastLine: number;
}

export async function dayBefore(db: Db): Promise<DayBefore> {
  const rows = await db
    .selectFrom('delivery_events')
    .select(['id', 'delivery_event_status_id', 'copayment_amount'])
    .execute();
  const line = await db
    .selectFrom('delivery_event_transitions')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return {
    statuses: new Map(rows.map((row) => [row.id, row.delivery_event_status_id])),
    copayments: new Map(rows.map((row) => [row.id, row.copayment_amount])),
    lastLine: Number(line?.id ?? 0),
  };
}

/** What holds of a day whatever was done to it, each as a question that finds nothing. */
const NOTHING_FOUND: Readonly<Record<string, string>> = {
  'a run numbers its stops 1…n': `
    select delivery_manifest_id as id from delivery_events where delivery_manifest_id is not null
    group by 1 having count(*) <> max(secuence) or min(secuence) <> 1 or count(distinct secuence) <> count(*)`,
  'a stop is in a run at a place, or in the pool at none': `
    select id from delivery_events where (delivery_manifest_id is null) <> (secuence is null)`,
  'a stop of a run is of its day': `
    select e.id from delivery_events e join delivery_manifest m on m.id = e.delivery_manifest_id
    where e.delivery_date <> m.delivery_date`,
  'an order number is there once': `
    select min(id) as id from delivery_events where order_number is not null group by order_number having count(*) > 1`,
  'every version of a stop has its entry in the log': `
    select e.id from delivery_events e where e.version > 1 and e.version - 1 <> (
      select count(distinct (a.changes -> 'version' ->> 'to')::int) from audit_entries a
      where a.resource = 'delivery_events' and a.record_id = e.id and (a.changes -> 'version' ->> 'to')::int > 1)`,
  'every version of a run has its entry in the log': `
    select m.id from delivery_manifest m where m.version > 1 and m.version - 1 <> (
      select count(distinct (a.changes -> 'version' ->> 'to')::int) from audit_entries a
      where a.resource = 'delivery_manifest' and a.record_id = m.id and (a.changes -> 'version' ->> 'to')::int > 1)`,
  'every version of a run was announced': `
    select m.id from delivery_manifest m where m.version > 1 and m.version - 1 <> (
      select count(distinct (o.body ->> 'version')::int) from outbox o
      where o.event = 'manifest.changed' and (o.body ->> 'manifest_id')::bigint = m.id)`,
  'the present version of every changed stop was announced': `
    with told as (
      select (each ->> 'id')::bigint as id, (each ->> 'version')::int as version
      from outbox o, jsonb_array_elements(o.body -> 'events') each where o.topic like 'dispatch:%')
    select e.id from delivery_events e where e.version > 1
      and not exists (select from told where told.id = e.id and told.version = e.version)`,
  'a line of a history names a stop that is there': `
    select t.id from delivery_event_transitions t left join delivery_events e on e.id = t.delivery_event_id
    where e.id is null`,
  'a command is kept with its entries in the log': `
    select min(c.stop_count) as id from commands c
    where not exists (select from audit_entries a where a.command_id = c.id) having count(*) > 0`,
  'an answered key has its answer': `
    select user_id as id from idempotency_keys where http_status is null`,
};

/** Status changes of the histories that the rules do not allow; an undo goes back to where its command came from. */
async function wrongTransitions(db: Db, before: DayBefore): Promise<string[]> {
  const lines = await db
    .selectFrom('delivery_event_transitions')
    .select([
      'id',
      'delivery_event_id as stop',
      'delivery_event_type_id as type',
      'verb',
      'command_id',
      'undoes_command_id',
    ])
    .select('delivery_event_status_id as to')
    .where('id', '>', before.lastLine)
    .orderBy('id')
    .execute();
  const now = new Map(before.statuses);
  const wrong: string[] = [];
  /** By command and stop: what the stop was before. */
  const cameFrom = new Map<string, number | undefined>();
  for (const { stop, type, to, verb, command_id, undoes_command_id } of lines) {
    const from = now.get(stop) ?? initialStatus(type);
    now.set(stop, to);
    const step = `${command_id}:${stop}`;
    if (!cameFrom.has(step)) cameFrom.set(step, from);
    if (from === to) continue;
    if (undoes_command_id !== null) {
      const back = cameFrom.get(`${undoes_command_id}:${stop}`);
      if (back !== undefined && back !== to) wrong.push(`stop ${stop}: undone to ${to}, it was ${back}`);
      continue;
    }
    const isPutOff = verb === 'reschedule' && to === rescheduleStatus(type) && isOpenStatus(from);
    if (!isPutOff && !canTransition(from, to, type)) wrong.push(`stop ${stop}: ${from} → ${to} by ${verb}`);
  }
  const present = await db.selectFrom('delivery_events').select(['id', 'delivery_event_status_id']).execute();
  for (const { id, delivery_event_status_id: status } of present)
    if (now.has(id) && now.get(id) !== status)
      wrong.push(`stop ${id} is ${status}, its history says ${now.get(id)}`);
  return wrong;
}

/** Every broken invariant in words; empty when all hold. */
export async function brokenInvariants(
  db: Db,
  before: DayBefore,
  acknowledged: readonly string[],
): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, question] of Object.entries(NOTHING_FOUND)) {
    const { rows } = await sql.raw<{ id: number }>(question).execute(db);
    if (rows.length > 0)
      broken.push(
        `${name}: not so for ${rows
          .slice(0, 5)
          .map((row) => row.id)
          .join(', ')}`,
      );
  }
  broken.push(...(await wrongTransitions(db, before)));
  const rows = await db.selectFrom('delivery_events').select(['id', 'copayment_amount']).execute();
  const amounts = new Map(rows.map((row) => [row.id, row.copayment_amount]));
  const { rows: strangers } = await sql<{ id: number }>`
    select e.id from delivery_event_rows e where e.batch_id is null and not (e.id = any(${[...before.statuses.keys()]}::bigint[]))
      and not exists (select from audit_entries a join commands c on c.id = a.command_id
        where a.resource = 'delivery_events' and a.record_id = e.id)`.execute(db);
  if (strangers.length > 0) broken.push(`${strangers.length} stops came by no command that is kept`);
  for (const [id, amount] of before.copayments) {
    if (!amounts.has(id)) broken.push(`stop ${id} is gone`);
    else if (amounts.get(id) !== amount) broken.push(`stop ${id} pays ${amounts.get(id)}, not ${amount}`);
  }
  const chain = await verifyChain(db);
  if (!chain.isWhole) broken.push(`the log is not whole: ${JSON.stringify(chain.fault)}`);
  const kept = await db.selectFrom('commands').select('id').execute();
  const ids = new Set(kept.map((row) => row.id));
  const lost = acknowledged.filter((id) => !ids.has(id));
  if (lost.length > 0) broken.push(`${lost.length} acknowledged commands are lost`);
  return broken;
}
