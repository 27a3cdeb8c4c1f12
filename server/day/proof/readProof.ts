import { sql } from 'kysely';
import type { ProofView } from '../../../src/domain/stops/proofView';
import type { Db } from '../../platform/database/database';
import { PHOTO_KEY } from '../dispatch/photoLink';
import { lifeCycleOf } from '../dispatch/readLifeCycle';
import { isWithinScope } from '../../records/runs/runScope';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';

function readFacts(db: Db, eventId: number) {
  return db
    .selectFrom('delivery_events as e')
    .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .where('e.id', '=', eventId)
    .where('e.participant_id', 'is not', null)
    .select([
      'e.id as event_id',
      'e.delivery_manifest_id',
      'e.delivery_date',
      'e.delivery_event_type_id',
      'e.delivery_event_status_id',
      'e.delivery_start_time',
      'e.delivery_end_time',
      'e.planned_at',
      'e.attempts',
      'e.receptor_name',
      'e.copayment_amount',
      'e.copayment_method',
      'e.refrigeration_needed',
      'e.leave_at_door',
      'm.name as run',
      sql<string | null>`d.full_name`.as('driver'),
      'v.name as vehicle',
      'c.name as cdp',
      'c.full_address as cdp_address',
      'e.close_door_pharmacy_id',
      'm.employee_id',
      'm.delivery_manifest_status_id',
    ])
    .executeTakeFirst();
}

/** Everything about one delivery, whoever asks; null when there is no such delivery. */
export async function proofOfEvent(db: Db, eventId: number) {
  const found = await readFacts(db, eventId);
  if (!found) return null;
  const { close_door_pharmacy_id, employee_id, delivery_manifest_status_id, ...facts } = found;
  const history = await lifeCycleOf(db, facts.delivery_manifest_id ?? 0, eventId);
  if (!history) return null;
  const proof: ProofView = { ...history.lifeCycle, ...facts };
  return { proof, owner: { close_door_pharmacy_id, employee_id, delivery_manifest_status_id } };
}

/** The same for a person. Throws 404 for a delivery that is not theirs to see. */
export async function readProof(db: Db, actor: Actor, eventId: number): Promise<ProofView> {
  const found = await proofOfEvent(db, eventId);
  if (!found || !isWithinScope(actor, found.owner)) throw notFound();
  return found.proof;
}

/** An entry of the history with its photo: the name in the file store, and the checksum when the entry was written. */
interface EntryPhoto {
  id: number;
  key: string;
  evidence_sha256: string | null;
}

export async function photosOf(db: Db, eventId: number): Promise<EntryPhoto[]> {
  const rows = await db
    .selectFrom('delivery_event_transitions')
    .select(['id', 'path_evidence', 'evidence_sha256'])
    .where('delivery_event_id', '=', eventId)
    .where('path_evidence', 'is not', null)
    .execute();
  return rows.flatMap(({ path_evidence: key, ...entry }) =>
    key && PHOTO_KEY.test(key) ? [{ ...entry, key }] : [],
  );
}
