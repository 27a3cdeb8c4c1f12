import type { CallView } from '../../../src/contract/calls/calls';
import { actionsOf } from '../../../src/domain/calls/callState';
import type { Db, Trx } from '../../platform/database/database';
import type { CallLeg, LockedCall } from './changeCall';

/** Who looks: the person in the office, or the phone outside that the person plays in a demo. */
interface Viewer {
  userId: number;
  isLine?: boolean;
}

export function legOf(call: LockedCall, { userId, isLine = false }: Viewer): CallLeg | undefined {
  const own = call.legs.filter((leg) => leg.user_id === userId && (leg.role === 'line') === isLine);
  return own.find((leg) => leg.state !== 'left') ?? own.at(-1);
}

async function namesOf(db: Db | Trx, call: LockedCall): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(call.legs.map((leg) => leg.user_id))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, full_name }) => [id, full_name]));
}

async function dayOf(db: Db | Trx, eventId: number | null): Promise<string | null> {
  if (eventId === null) return null;
  const stop = await db
    .selectFrom('delivery_events')
    .select('delivery_date')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return stop?.delivery_date ?? null;
}

/** The call as one of its people sees it: with whom, in which state, and what they may do. */
export async function callView(db: Db | Trx, call: LockedCall, viewer: Viewer): Promise<CallView> {
  const names = await namesOf(db, call);
  const nameOf = (leg: CallLeg) =>
    leg.role === 'line' ? call.party_name : (names.get(leg.user_id ?? 0) ?? '');
  const own = legOf(call, viewer);
  const joined = call.legs.filter((leg) => leg.state === 'joined');
  const peer = own?.state === 'joined' ? joined.find((leg) => leg.id !== own.id) : undefined;
  // What rings for everybody rings without a part of one's own.
  const part = own ?? {
    role: viewer.isLine ? ('line' as const) : ('callee' as const),
    state: 'ringing' as const,
  };
  const isColleague = call.phone_number === null;
  const other = call.legs.find((leg) => leg.id !== own?.id && leg.role !== 'transfer');
  const taking = call.state === 'transferring' ? call.legs.find((leg) => leg.state === 'ringing') : undefined;
  return {
    id: call.id,
    version: call.version,
    state: call.state,
    outcome: call.outcome,
    // Of a call between colleagues each has an own direction.
    direction: isColleague && own?.role === 'callee' ? 'in' : call.direction,
    party: {
      kind: call.party,
      // A colleague sees the colleague; the phone outside sees who of the office is there.
      name: viewer.isLine
        ? (joined.filter((leg) => leg.role !== 'line').map(nameOf)[0] ?? '')
        : isColleague && own?.role !== 'caller'
          ? other
            ? nameOf(other)
            : call.party_name
          : call.party_name,
      participant_id: viewer.isLine ? null : call.participant_id,
      employee_id: viewer.isLine ? null : call.employee_id,
      delivery_event_id: viewer.isLine ? null : call.delivery_event_id,
      delivery_date: viewer.isLine ? null : await dayOf(db, call.delivery_event_id),
    },
    phone_number: call.phone_number,
    created_at: call.created_at,
    answered_at: call.answered_at,
    note: viewer.isLine ? null : call.note,
    // Who has given the call away is in it no longer.
    leg:
      own && own.state !== 'left' ? { id: own.id, role: own.role, isRinging: own.state === 'ringing' } : null,
    peer: peer && call.provider === 'embedded' ? { id: peer.id, name: nameOf(peer) } : null,
    opens: own !== undefined && joined.at(-1)?.id === own.id,
    transferTo: taking ? nameOf(taking) : null,
    actions: actionsOf(call.state, part),
  };
}
