import type { BagView } from '../../../src/domain/custody/bagView';
import { EVENT_STATUS, showsSignature } from '../../../src/domain/stops/eventStatus';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { photoLink } from './photoLink';
import { isWithinScope } from '../../records/runs/runScope';

export interface BagFilter {
  kind: 'picked_up' | 'returns';
  /** UTC wire time. */
  createdAt?: string;
  createdBy?: string;
}

async function assertOwnRun(db: Db, actor: Actor, manifestId: number): Promise<void> {
  const run = await db
    .selectFrom('delivery_manifest')
    .select(['employee_id', 'close_door_pharmacy_id', 'delivery_manifest_status_id'])
    .where('id', '=', manifestId)
    .executeTakeFirst();
  if (!run || !isWithinScope(actor, run)) throw notFound();
}

/**
 * The bags that a run has picked up or brought back (spec §2 "Multiple deliveries details"), in chronological order.
 * Undone events are excluded. Throws 404 as the run itself does.
 */
export async function readBags(
  db: Db,
  actor: Actor,
  manifestId: number,
  { kind, createdAt, createdBy }: BagFilter,
): Promise<BagView[]> {
  await assertOwnRun(db, actor, manifestId);
  const isReturn = kind === 'returns';
  const lines = await db
    .selectFrom('delivery_event_transitions as t')
    .innerJoin('delivery_events as e', 'e.id', 't.delivery_event_id')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .leftJoin('cdps as c', 'c.id', 't.return_destination_id')
    .where('t.delivery_manifest_id', '=', manifestId)
    .where('t.delivery_event_status_id', '=', isReturn ? EVENT_STATUS.returned : EVENT_STATUS.pickedUp)
    .where('t.undoes_command_id', 'is', null)
    .where((or) =>
      or.not(
        or.exists(
          or
            .selectFrom('delivery_event_transitions as u')
            .select('u.id')
            .whereRef('u.delivery_event_id', '=', 't.delivery_event_id')
            .whereRef('u.undoes_command_id', '=', 't.command_id'),
        ),
      ),
    )
    .$if(createdAt !== undefined, (query) => query.where('t.datetime', '=', createdAt ?? ''))
    .$if(createdBy !== undefined, (query) => query.where('t.actor_name', '=', createdBy ?? ''))
    .orderBy('t.datetime')
    .orderBy('e.secuence')
    .orderBy('t.id')
    .select([
      'e.id',
      't.id as transition_id',
      'e.participant_id',
      'p.participant_full_name as participant_name',
      'e.order_number',
      'e.tracking_number',
      'e.delivery_event_type_id',
      'e.delivery_event_status_id',
      't.datetime as created_at',
      't.actor_name as created_by',
      't.source',
      't.comments',
      't.path_evidence',
      't.signature',
      't.delivery_event_status_id as said_status_id',
      'e.delivery_manifest_id',
      'e.destination_full_address',
      'c.full_address as return_address',
    ])
    .execute();
  return lines.map(({ said_status_id, delivery_manifest_id, return_address, ...line }) => ({
    ...line,
    event_id: line.id,
    path_evidence: photoLink(delivery_manifest_id ?? 0, line.id, line.transition_id, line.path_evidence),
    signature: showsSignature({ delivery_event_status_id: said_status_id, signature: line.signature })
      ? line.signature
      : null,
    return_manifest_id: isReturn ? manifestId : null,
    return_created_at: isReturn ? line.created_at : null,
    destination_full_address: isReturn ? return_address : line.destination_full_address,
  }));
}
