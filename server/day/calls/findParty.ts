import { sql } from 'kysely';
import { formatPhone } from '../../../src/domain/people/phone';
import type { CallParty } from '../../../src/domain/calls/callState';
import { EVENT_STATUS_IDS, isClosedStatus } from '../../../src/domain/stops/eventStatus';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { Trx } from '../../platform/database/database';

/** Whose number it is, as far as the records say. */
export interface Party {
  party: CallParty;
  party_name: string;
  participant_id: number | null;
  employee_id: number | null;
  delivery_event_id: number | null;
  close_door_pharmacy_id: number | null;
}

export interface Asked {
  phone: string;
  now: Date;
  /** Only what people of this CDP may know; null: everything. */
  cdpId: number | null;
  /** The stop from which the number was called. */
  eventId?: number | null;
}

const NOBODY = {
  participant_id: null,
  employee_id: null,
  delivery_event_id: null,
  close_door_pharmacy_id: null,
};
const CLOSED = EVENT_STATUS_IDS.filter(isClosedStatus);
const UNDER_WAY = [MANIFEST_STATUS.running, MANIFEST_STATUS.stalled];

/** The recipient with this number; of several the one of the asked stop, then one with a stop of today. */
async function participantWith(
  trx: Trx,
  { phone, now, cdpId, eventId = null }: Asked,
): Promise<Party | null> {
  const { rows } = await sql<Omit<Party, 'party' | 'employee_id'>>`
    select p.participant_full_name as party_name, p.id as participant_id, s.id as delivery_event_id,
      s.close_door_pharmacy_id
    from participants p
    left join lateral (
      select e.id, e.close_door_pharmacy_id, e.id = ${eventId}::bigint as is_asked,
        e.delivery_event_status_id <> all(${CLOSED}::int[]) as is_open, e.eta
      from delivery_events e join cdps c on c.id = e.close_door_pharmacy_id
      where e.participant_id = p.id and (${cdpId}::bigint is null or e.close_door_pharmacy_id = ${cdpId}::bigint)
        and (e.id = ${eventId}::bigint
          or e.delivery_date = (${now}::timestamptz at time zone c.time_zone)::date)
      order by is_asked desc nulls last, is_open desc, e.eta, e.id limit 1
    ) s on true
    where (p.phone_number = ${phone} or p.mobile_phone_number = ${phone} or exists (
        select from participant_phones f where f.participant_id = p.id and f.phone_number = ${phone}))
      and (${cdpId}::bigint is null or exists (
        select from delivery_events e where e.participant_id = p.id and e.close_door_pharmacy_id = ${cdpId}::bigint))
    order by s.is_asked desc nulls last, s.is_open desc nulls last, p.is_active desc, p.id desc limit 1`.execute(
    trx,
  );
  const [found] = rows;
  return found ? { ...found, party: 'participant', employee_id: null } : null;
}

/** The driver with this number, and the stop that the driver is on the way to. */
async function driverWith(trx: Trx, { phone, cdpId }: Asked): Promise<Party | null> {
  const { rows } = await sql<Omit<Party, 'party' | 'participant_id'>>`
    select p.full_name as party_name, p.id as employee_id, s.id as delivery_event_id, s.close_door_pharmacy_id
    from employees p
    left join lateral (
      select e.id, m.close_door_pharmacy_id
      from delivery_manifest m join delivery_events e on e.delivery_manifest_id = m.id
      where m.employee_id = p.id and m.delivery_manifest_status_id = any(${UNDER_WAY}::int[])
        and e.delivery_event_status_id <> all(${CLOSED}::int[]) and e.participant_id is not null
        and (${cdpId}::bigint is null or m.close_door_pharmacy_id = ${cdpId}::bigint)
      order by m.start_at, e.secuence limit 1
    ) s on true
    where p.phone_number = ${phone}
    order by p.is_active desc, p.id desc limit 1`.execute(trx);
  const [found] = rows;
  return found ? { ...found, party: 'driver', participant_id: null } : null;
}

async function placeWith(trx: Trx, { phone, cdpId }: Asked): Promise<Party | null> {
  const cdp = await trx
    .selectFrom('cdps')
    .select(['id', 'name'])
    .where('phone_number', '=', phone)
    .$if(cdpId !== null, (query) => query.where('id', '=', cdpId))
    .orderBy('id')
    .executeTakeFirst();
  if (cdp) return { ...NOBODY, party: 'cdp', party_name: cdp.name, close_door_pharmacy_id: cdp.id };
  const facility = await trx
    .selectFrom('facilities')
    .select('name')
    .where('phone_number', '=', phone)
    .orderBy('id')
    .executeTakeFirst();
  return facility ? { ...NOBODY, party: 'facility', party_name: facility.name } : null;
}

/** Whose number it is: a recipient's, a driver's, a CDP's, a facility's, or nobody's whom we know. */
export async function findParty(trx: Trx, asked: Asked): Promise<Party> {
  return (
    (await participantWith(trx, asked)) ??
    (await driverWith(trx, asked)) ??
    (await placeWith(trx, asked)) ?? { ...NOBODY, party: 'unknown', party_name: formatPhone(asked.phone) }
  );
}
