import { HOUR_MS } from '../../src/domain/time/durations';
import { lookUpOf } from '../../src/domain/imports/inboxDuplicates';
import { toWire } from '../../src/domain/time/dates';
import { orderProblems, type OrderRow } from '../../src/domain/imports/orderRow';
import type { SeedRow } from './insertRows';
import type { SeedParticipants, SeedRecipient } from './participants';

/** Clients of the demo whose systems send orders, and one that did. */
const SYSTEMS = [
  { name: 'Coastline order system', funding_source_id: 1, isRevoked: false },
  { name: 'Bayview pharmacy portal', funding_source_id: 2, isRevoked: false },
  { name: 'Bayview test system', funding_source_id: 2, isRevoked: true },
] as const;
const WORKING = 2;

/** Mistakes in some of the rows, as in real files. */
const MISTAKES: Partial<Record<number, OrderRow>> = {
  3: { phone_number: '555-01' },
  7: { address: 'OAK STREET' },
  11: { delivery_start_time: '17:00', delivery_end_time: '9:00' },
  15: { client_code: 'A12', participant_name: 'MARIA' },
  19: { flags: 'fragile', copayment_amount: 'ten' },
};
/** Orders that arrived a second time, with a comment or another number. */
const REPEATED = [2, 9, 13] as const;

interface Person extends SeedRecipient {
  client_code: string;
  /** 1 or 2: the clients that have systems. */
  client: number;
}

/** People of the clients that send orders. */
function peopleOf({ participants, recipients }: SeedParticipants): Person[] {
  return recipients.flatMap((recipient, index) => {
    const { client_code, funding_source_id, is_active, status } = participants[index] ?? {};
    const isServed = is_active === true && status === 'active' && Number(funding_source_id) <= WORKING;
    return isServed
      ? [{ ...recipient, client_code: String(client_code), client: Number(funding_source_id) }]
      : [];
  });
}

function orderOf({ client_code, full_name, full_address }: Person, index: number): OrderRow {
  return {
    order_number: `IN${String(70_100 + index * 7)}`,
    client_code,
    participant_name: full_name,
    phone_number: `619-555-0${100 + index}`,
    address: full_address,
    ...(index % 3 === 0 && { delivery_start_time: '9:00', delivery_end_time: '12:00' }),
    ...(index % 4 === 1 && { flags: 'refrigerated' }),
    ...(index % 5 === 2 && { copayment_amount: '10.00' }),
    ...MISTAKES[index],
  };
}

/** Keys, and orders that wait in the inbox: most are ready, some have mistakes, three came twice. */
export function makeInbox(known: SeedParticipants, now: Date, names: { admin: string; scheduler: string }) {
  const ago = (hours: number) => toWire(new Date(now.getTime() - hours * HOUR_MS));
  const keys: SeedRow[] = SYSTEMS.map(({ isRevoked, ...system }, index) => ({
    id: index + 1,
    created_at: ago(24 * 40),
    updated_at: ago(24 * 40),
    key_id: `rx_demo${String(index + 1).padStart(20, '0')}`,
    ...system,
    created_by_name: names.admin,
    last_used_at: isRevoked ? ago(24 * 20) : ago(0.1 + index),
    revoked_at: isRevoked ? ago(24 * 15) : null,
    revoked_by_name: isRevoked ? names.admin : null,
  }));
  const first = peopleOf(known)
    .slice(0, 22)
    .map((person, index) => ({
      order: orderOf(person, index),
      index,
      client: person.client,
      cdp: person.cdp_id,
      /** The oldest has waited for more than a day. */
      hours: 0.2 + index * 1.7,
    }));
  const second = REPEATED.flatMap((index) => {
    const one = first[index];
    if (!one) return [];
    const order =
      index === 9
        ? { ...one.order, order_number: `IN${80_000 + index}` }
        : { ...one.order, comments: 'Please ring twice' };
    return [{ ...one, order, hours: one.hours - 0.1 }];
  });
  const entries: SeedRow[] = [...first, ...second].map(({ order, index, client, cdp, hours }, place) => {
    const isByHand = index % 6 === 5;
    return {
      id: place + 1,
      created_at: ago(hours),
      updated_at: ago(hours),
      origin: isByHand ? 'hand' : 'api',
      inbox_key_id: isByHand ? null : client,
      created_by_name: isByHand ? names.scheduler : (SYSTEMS[client - 1]?.name ?? ''),
      funding_source_id: client,
      close_door_pharmacy_id: index % 4 === 3 ? null : cdp,
      delivery_date: null,
      values: order,
      problems: orderProblems(order),
      ...lookUpOf(order),
    };
  });
  return { keys, entries };
}
