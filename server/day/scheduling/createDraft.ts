import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { MOST_DRAFT_SEARCHES } from '../../../src/domain/planning/draftRules';
import type { DraftWish } from '../../../src/domain/planning/draftView';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { withinScope } from '../../records/runs/runScope';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, wrongState } from '../../platform/plugins/errors';
import { announceDraft, type DraftRow } from './draftRows';
import { crewProblemSql } from '../../records/availability/readUnavailable';
import { isPlannable } from './readDay';

// Any number that no other advisory lock of ours has.
const ONE_SEARCH_LOCK = 7_016_222;

/**
 * Throws 409 that names who is planning this day of this CDP now, as two plans of the same deliveries help nobody, and
 * 409 when the server searches as much as it can.
 */
async function assertNoSearchUnderWay(trx: Trx, date: string, cdpId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONE_SEARCH_LOCK}::bigint)`.execute(trx);
  const searches = await trx
    .selectFrom('scheduling_drafts')
    .select(['id', 'created_by_name', 'delivery_date', 'close_door_pharmacy_id'])
    .where('state', '=', 'solving')
    .orderBy('id')
    .execute();
  const other = searches.find(
    ({ delivery_date, close_door_pharmacy_id: theirs }) =>
      delivery_date === date && (cdpId === null || theirs === null || theirs === cdpId),
  );
  if (other) {
    const { id: draft_id, created_by_name: who } = other;
    throw wrongState(`${who} is planning ${date} now`, { reason: 'draftSolving', draft_id, who, date });
  }
  if (searches.length >= MOST_DRAFT_SEARCHES)
    throw wrongState(`${searches.length} plans are being searched now`, {
      reason: 'draftsFull',
      most: MOST_DRAFT_SEARCHES,
    });
}

/** Throws 422 for a run that is not this person's or not of this day, and 409 for one that cannot be planned. */
async function assertRuns(trx: Trx, request: FastifyRequest, wish: DraftWish): Promise<void> {
  const ids = wish.delivery_manifest_ids;
  if (!ids) return;
  const runs = await trx
    .selectFrom('delivery_manifest as m')
    .select(crewProblemSql.as('crew_problem'))
    .select([
      'id',
      'name',
      'employee_id',
      'close_door_pharmacy_id',
      'delivery_manifest_status_id',
      'locked_at',
    ])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('delivery_date', '=', wish.date)
    .execute();
  const actor = actorOf(request);
  const theirs = withinScope(actor, runs);
  if (theirs.length !== new Set(ids).size)
    throw invalid({ delivery_manifest_ids: { message: VALIDATION.reference } });
  const fixed = theirs.filter((run) => !isPlannable(run)).map((run) => run.name);
  if (fixed.length > 0)
    throw wrongState(`Not to be planned: ${fixed.join(', ')}`, {
      reason: 'runsFixed',
      runs: fixed.join(', '),
    });
}

/** Notes that a day is to be planned; the search starts when this has committed. Throws 403, 409 and 422. */
export async function createDraft(
  trx: Trx,
  request: FastifyRequest,
  wish: DraftWish,
  now: Date,
): Promise<DraftRow> {
  const actor = actorOf(request);
  const cdpId = actor.cdp_id ?? wish.close_door_pharmacy_id ?? null;
  await assertRuns(trx, request, wish);
  await assertNoSearchUnderWay(trx, wish.date, cdpId);
  const draft = await trx
    .insertInto('scheduling_drafts')
    .values({
      delivery_date: wish.date,
      close_door_pharmacy_id: cdpId,
      wish: JSON.stringify({ ...wish, close_door_pharmacy_id: cdpId }),
      alive_at: now,
      created_at: now,
      created_by: actor.user_id,
      created_by_name: actor.full_name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: 'automaticSchedule',
    resource: 'scheduling_drafts',
    record_id: draft.id,
    after: { wish: draft.wish },
  });
  await announceDraft(trx, draft);
  return draft;
}
