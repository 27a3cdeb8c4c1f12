import { sql } from 'kysely';
import { fromWire, zoneOffsetHours } from '../../../src/domain/time/dates';
import {
  ATTEMPT_STATUSES,
  EVENT_STATUS,
  eventStatusName,
  isClosedStatus,
  NOT_PICKED_UP_STATUSES,
  showsSignature,
} from '../../../src/domain/stops/eventStatus';
import {
  COPAYMENT_ENTRY_ID,
  CREATION_ENTRY_ID,
  groupByDay,
  isCreationEntry,
  type LifeCycle,
  type Transition,
} from '../../../src/domain/stops/lifeCycle';
import { isReturnToCdp } from '../../../src/domain/stops/statusChange';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { photoLink } from './photoLink';
import { readActions } from './readActions';
import { isWithinScope } from '../../records/runs/runScope';

interface CommandOf {
  command_id?: string | null;
}

/** Header fields beyond the specification. */
interface HistoryHeader {
  order_number: string | null;
  created_by: string;
  created_at: string;
  time_zone: string;
}

type Header = NonNullable<Awaited<ReturnType<typeof readHeader>>>;

/** A stop that no run has is asked for as of run 0, in the zone of its CDP. */
function readHeader(db: Db, manifestId: number, eventId: number) {
  return db
    .selectFrom('delivery_events as e')
    .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .where('e.id', '=', eventId)
    .where(sql<number>`coalesce(e.delivery_manifest_id, 0)`, '=', manifestId)
    .select([
      'm.employee_id',
      'm.delivery_manifest_status_id',
      'e.close_door_pharmacy_id',
      'e.participant_id',
      'e.destination_id',
      'e.datetime',
      'e.delivery_event_status_id',
      sql<string>`coalesce(m.time_zone, c.time_zone)`.as('time_zone'),
      'p.participant_full_name',
      sql<string | null>`coalesce(p.mobile_phone_number, p.phone_number)`.as('phone_number'),
      'p.email',
      'e.tracking_number',
      'e.order_number',
      'e.destination_full_address',
      'e.comments',
      'e.copayment_amount',
      'e.copayment_method',
      'e.delivery_event_type_id',
      'e.created_by_name',
      'e.created_at',
    ])
    .executeTakeFirst();
}

function readTransitions(db: Db, eventId: number) {
  return db
    .selectFrom('delivery_event_transitions as t')
    .leftJoin('non_delivery_reasons as r', 'r.id', 't.non_delivery_reason_id')
    .leftJoin('cdps as c', 'c.id', 't.return_destination_id')
    .leftJoin('delivery_manifest as m', 'm.id', 't.delivery_manifest_id')
    .where('t.delivery_event_id', '=', eventId)
    .orderBy('t.id')
    .select([
      't.id',
      't.datetime',
      't.delivery_event_status_id',
      't.delivery_event_type_id',
      't.delivery_manifest_id',
      't.actor_name as created_by_name',
      't.source',
      't.comments',
      't.receptor_name',
      't.non_delivery_reason_id',
      'r.description as non_delivery_reason_description',
      't.other_non_delivery_reason_description',
      't.path_evidence',
      't.signature',
      't.latitude',
      't.longitude',
      't.previous_participant_full_address',
      't.return_destination_id',
      'c.full_address as return_destination_full_address',
      't.bag_with',
      't.command_id',
      't.undoes_command_id',
      't.verb',
      'm.name as run_name',
    ])
    .execute();
}

/** The two entries that are no transitions (spec §3): -1 the creation, 0 the copayment that is due. */
function otherEntries(header: Header) {
  const at = { datetime: header.created_at, delivery_event_type_id: header.delivery_event_type_id };
  const creation = {
    ...at,
    id: CREATION_ENTRY_ID,
    status_name: 'created',
    created_by: header.created_by_name,
    created_at: header.created_at,
  };
  if (header.copayment_amount === null) return [creation];
  const copayment = {
    ...at,
    id: COPAYMENT_ENTRY_ID,
    delivery_event_status_id: EVENT_STATUS.copayment,
    status_name: eventStatusName(EVENT_STATUS.copayment),
    copayment_amount: header.copayment_amount,
    copayment_method: header.copayment_method,
  };
  return [creation, copayment];
}

/** For a return its hour, its run and where the bags went (spec §2). */
function returnFacts(line: {
  datetime: string;
  delivery_event_status_id: number;
  delivery_manifest_id: number | null;
  return_destination_full_address: string | null;
}) {
  if (!isReturnToCdp(line.delivery_event_status_id)) return {};
  return {
    return_created_at: line.datetime,
    return_manifest_id: line.delivery_manifest_id,
    destination_full_address: line.return_destination_full_address,
  };
}

/**
 * The history of a stop as of its run (0: none) and its owner, independent of the caller. Null when there is no such
 * stop.
 */
export async function lifeCycleOf(db: Db, manifestId: number, eventId: number) {
  const header = await readHeader(db, manifestId, eventId);
  if (!header) return null;
  const offsetAt = (datetime: string) => zoneOffsetHours(fromWire(datetime), header.time_zone);
  const transitions = (await readTransitions(db, eventId)).map(({ path_evidence, bag_with, ...line }) => ({
    ...line,
    // A seal of before holds lines without it.
    ...(bag_with && { bag_with }),
    ...returnFacts(line),
    path_evidence: photoLink(manifestId, eventId, line.id, path_evidence),
    status_name: eventStatusName(line.delivery_event_status_id),
    is_undo: line.undoes_command_id !== null,
    signature: showsSignature(line) ? line.signature : null,
  }));
  const entries = [...otherEntries(header), ...transitions].map((entry) => ({
    ...entry,
    time_offset: offsetAt(entry.datetime),
  }));
  const lifeCycle: LifeCycle & HistoryHeader = {
    participant_name: header.participant_full_name ?? '',
    tracking_number: header.tracking_number,
    order_number: header.order_number,
    full_address: header.destination_full_address,
    phone_number: header.phone_number,
    email: header.email,
    notes: header.comments,
    created_by: header.created_by_name,
    created_at: header.created_at,
    time_zone: header.time_zone,
    life_cycle: groupByDay(entries, header.time_zone),
  };
  return { owner: header, lifeCycle };
}

/** An entry that records an attempt or a missed pick-up contains its id: the entry is that record. */
function recordIds(line: { id: number; delivery_event_status_id?: number | null }) {
  const { delivery_event_status_id: status } = line;
  const records = (of: ReadonlySet<number>) => line.id > 0 && status != null && of.has(status);
  return {
    delivery_attempt_id: records(ATTEMPT_STATUSES) ? line.id : null,
    non_picked_up_details_id: records(NOT_PICKED_UP_STATUSES) ? line.id : null,
  };
}

/** The lot whose commit made the delivery; null for another way, or a lot that is gone. */
async function lotOf(db: Db, eventId: number): Promise<number | null> {
  const { rows } = await sql<{ lot_id: number | null }>`
    select b.lot_id from delivery_event_rows e join delivery_batches b on b.id = e.batch_id
    where e.id = ${eventId}`.execute(db);
  return rows[0]?.lot_id ?? null;
}

/**
 * The history of one stop, by day in the run's time zone, oldest first (spec §3 "Life-cycle response"), with every
 * action on it, before and after. In addition to the specification's fields, each entry names the person
 * (`created_by_name`, `source`), and the header contains the time zone. A sealed proof contains only the lines,
 * because a later note must not change it. Throws 404 as `readEvent` does.
 */
export async function readLifeCycle(
  db: Db,
  actor: Actor,
  manifestId: number,
  eventId: number,
): Promise<LifeCycle & HistoryHeader> {
  const found = await lifeCycleOf(db, manifestId, eventId);
  if (!found || !isWithinScope(actor, found.owner)) throw notFound();
  const { owner, lifeCycle } = found;
  const lines = lifeCycle.life_cycle.flatMap((day): (Transition & CommandOf)[] => [...day.transitions]);
  const place = {
    eventId,
    manifestId: manifestId || null,
    driverId: owner.employee_id,
    participantId: owner.participant_id,
    addressId: owner.destination_id,
    created_at: owner.created_at,
    closed_at: isClosedStatus(owner.delivery_event_status_id) ? owner.datetime : null,
  };
  const { entries, changesOf } = await readActions(
    db,
    place,
    new Set(lines.flatMap(({ command_id }) => command_id ?? [])),
  );
  const actions = entries.map((entry) => ({
    ...entry,
    time_offset: zoneOffsetHours(fromWire(entry.datetime), owner.time_zone),
  }));
  const lotId = await lotOf(db, eventId);
  const told = lines.map((line) => ({
    ...line,
    ...recordIds(line),
    ...(isCreationEntry(line) && lotId !== null && { import_lot_id: lotId }),
    changes: changesOf.get(line.command_id ?? ''),
  }));
  return { ...lifeCycle, life_cycle: groupByDay<Transition>([...told, ...actions], owner.time_zone) };
}
