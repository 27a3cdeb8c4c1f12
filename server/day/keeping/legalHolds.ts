import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { HoldableRun, LegalHold } from '../../../src/contract/keeping/legalHolds';
import type { HoldKind } from '../../../src/domain/keeping/legalHold';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';

/** Released holds that are shown. */
const MOST = 500;

interface GivenHold {
  kind: HoldKind;
  reason: string;
  participant_id?: number | null;
  delivery_manifest_id?: number | null;
  from_date?: string | null;
  to_date?: string | null;
}
type CheckedHold = Required<GivenHold>;

/** Those in force first. */
export function readHolds(db: Db): Promise<LegalHold[]> {
  return db
    .selectFrom('legal_holds as h')
    .leftJoin('participants as p', 'p.id', 'h.participant_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'h.delivery_manifest_id')
    .select(['h.id', 'h.version', 'h.kind', 'h.participant_id', 'p.participant_full_name'])
    .select(['h.delivery_manifest_id', 'm.name as run_name', 'm.delivery_date as run_date'])
    .select(['h.from_date', 'h.to_date', 'h.reason', 'h.created_at', 'h.created_by_name'])
    .select(['h.released_at', 'h.released_by_name', 'h.release_reason'])
    .orderBy(sql`h.released_at is not null`)
    .orderBy('h.id', 'desc')
    .limit(MOST)
    .execute();
}

export function readHoldableRuns(db: Db, date: string): Promise<HoldableRun[]> {
  return db
    .selectFrom('delivery_manifest as m')
    .leftJoin('employees as e', 'e.id', 'm.employee_id')
    .select(['m.id', 'm.name', 'e.full_name as driver'])
    .where('m.delivery_date', '=', date)
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(MOST)
    .execute();
}

/** The fields of its kind, and no others. Throws 422 for what is missing or not there. */
async function checkedHold(trx: Trx, given: GivenHold): Promise<CheckedHold> {
  const none = { participant_id: null, delivery_manifest_id: null, from_date: null, to_date: null };
  const { kind, reason, participant_id = null, delivery_manifest_id = null } = given;
  const { from_date = null, to_date = null } = given;
  const required = { message: VALIDATION.required };
  if (kind === 'period') {
    if (from_date === null || to_date === null)
      throw invalid({
        ...(from_date ? {} : { from_date: required }),
        ...(to_date ? {} : { to_date: required }),
      });
    if (to_date < from_date) throw invalid({ to_date: { message: VALIDATION.range } });
    return { ...none, kind, reason, from_date, to_date };
  }
  const field = kind === 'run' ? 'delivery_manifest_id' : 'participant_id';
  const id = kind === 'run' ? delivery_manifest_id : participant_id;
  if (id === null) throw invalid({ [field]: required });
  // The lock makes a hold and an erasure of the same person come one after the other.
  const found =
    kind === 'run'
      ? await trx
          .selectFrom('delivery_manifest')
          .select('id')
          .where('id', '=', id)
          .forKeyShare()
          .executeTakeFirst()
      : await trx.selectFrom('participants').select('id').where('id', '=', id).forShare().executeTakeFirst();
  if (!found) throw invalid({ [field]: { message: VALIDATION.reference } });
  return { ...none, kind, reason, [field]: id };
}

/** Places a hold; it counts from the next batch of retention on. */
export async function placeHold(
  trx: Trx,
  request: FastifyRequest,
  given: GivenHold,
  now: Date,
): Promise<number> {
  const hold = await checkedHold(trx, { ...given, reason: given.reason.trim() });
  const { user_id, full_name } = actorOf(request);
  const { id } = await trx
    .insertInto('legal_holds')
    .values({ ...hold, created_at: now, created_by: user_id, created_by_name: full_name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: 'hold',
    resource: 'legal_holds',
    record_id: id,
    after: { ...hold },
  });
  await publish(trx, { topic: 'resources', event: 'legal_holds.changed', body: { id } });
  return id;
}

/** Throws 404, 412 for an old version, 409 for a hold that is released already. */
export async function releaseHold(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  reason: string,
  now: Date,
): Promise<{ id: number; version: number }> {
  const hold = await trx
    .selectFrom('legal_holds')
    .select(['id', 'version', 'released_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!hold) throw notFound();
  await requireVersion(request, trx, { resource: 'legal_holds', id, version: hold.version });
  if (hold.released_at !== null) throw wrongState('This hold is released already', { reason: 'released' });
  const { user_id, full_name } = actorOf(request);
  const version = hold.version + 1;
  await trx
    .updateTable('legal_holds')
    .set({
      version,
      released_at: now,
      released_by: user_id,
      released_by_name: full_name,
      release_reason: reason.trim(),
    })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: 'release',
    resource: 'legal_holds',
    record_id: id,
    changes: { release_reason: { from: null, to: reason } },
  });
  await publish(trx, { topic: 'resources', event: 'legal_holds.changed', body: { id } });
  return { id, version };
}
