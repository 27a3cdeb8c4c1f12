import { sql, type Selectable } from 'kysely';
import type { DraftStopName, DraftSummary, SchedulingDraft } from '../../../src/domain/planning/draftView';
import type { Db, Trx } from '../../platform/database/database';
import type { SchedulingDraftTable } from '../../platform/database/tables/scheduling';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';

export type DraftRow = Selectable<SchedulingDraftTable>;

/** Drafts in a list. */
const MOST_LISTED = 50;

export const SUMMARY = [
  'id',
  'version',
  'delivery_date',
  'close_door_pharmacy_id',
  'state',
  'progress',
  'best',
  'wish',
  'engine',
  'fallback',
  'failure',
  'created_by_name',
  'created_at',
  'finished_at',
  'settled_by_name',
  'settled_at',
  'command_id',
] as const satisfies readonly (keyof DraftSummary)[];

/** The person's own CDP's drafts, or all. */
function visible(db: Db | Trx, { cdp_id }: Actor) {
  return db
    .selectFrom('scheduling_drafts')
    .$if(cdp_id !== null, (query) => query.where('close_door_pharmacy_id', '=', cdp_id ?? 0));
}

/** Newest first. */
export function readDrafts(db: Db, actor: Actor, date: string): Promise<DraftSummary[]> {
  return visible(db, actor)
    .select(SUMMARY)
    .where('delivery_date', '=', date)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** The whole row, of this person's. Throws 404. */
export async function findDraft(db: Db | Trx, actor: Actor, id: number): Promise<DraftRow> {
  const draft = await visible(db, actor).selectAll().where('id', '=', id).executeTakeFirst();
  if (!draft) throw notFound();
  return draft;
}

/** Ids of the stops in a plan. */
function stopsOf({ result }: DraftRow): number[] {
  if (!result) return [];
  const tasks = result.unassigned.flatMap(({ obstacles }) =>
    obstacles.flatMap(({ reason: { task, fix } }) => [
      task,
      fix?.kind === 'otherWindow' ? fix.task : undefined,
    ]),
  );
  const ids = [
    ...result.moves.map((move) => move.delivery_event_id),
    ...result.unassigned.map((stop) => stop.delivery_event_id),
    ...result.runs.flatMap((run) => run.promises.map((promise) => promise.delivery_event_id)),
    ...tasks.flatMap((task) => Number(task?.split(' ')[1]) || []),
  ];
  return [...new Set(ids)];
}

async function readNames(db: Db, ids: readonly number[]): Promise<Record<string, DraftStopName>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('delivery_events as e')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .select(['e.id', 'e.version', 'e.order_number', 'e.destination_full_address as address'])
    .select('p.participant_full_name as name')
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .execute();
  return Object.fromEntries(rows.map(({ id, name, ...rest }) => [String(id), { name: name ?? '', ...rest }]));
}

/** A draft with its plan; names are read now and not kept with it. */
export async function readDraft(db: Db, actor: Actor, id: number): Promise<SchedulingDraft> {
  const draft = await findDraft(db, actor, id);
  const summary = Object.fromEntries(SUMMARY.map((column) => [column, draft[column]])) as unknown;
  return {
    ...(summary as DraftSummary),
    result: draft.result,
    stop_names: await readNames(db, stopsOf(draft)),
  };
}

/** Notifies open pages; must be last in a transaction. */
export function announceDraft(
  trx: Trx,
  draft: Pick<
    DraftRow,
    'id' | 'version' | 'state' | 'progress' | 'best' | 'delivery_date' | 'close_door_pharmacy_id'
  >,
): Promise<void> {
  const { id: draft_id, version, state, progress, best } = draft;
  return publish(trx, {
    topic: `scheduling:${draft.delivery_date}`,
    event: 'draft.changed',
    body: { draft_id, version, state, progress, best },
    cdp_id: draft.close_door_pharmacy_id,
  });
}
