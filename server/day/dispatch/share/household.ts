import { isShareOffered } from '../../../../src/domain/stops/actionOffers';
import type { ShareWay } from '../../../../src/domain/access/shareLink';
import type { Trx } from '../../../platform/database/database';

/** The stops of a run whose recipients are still waiting, with their contact data. */
export async function waitingStops(trx: Trx, manifestId: number) {
  const stops = await trx
    .selectFrom('delivery_events as e')
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .where('m.id', '=', manifestId)
    .orderBy('e.secuence')
    .select(['e.id', 'e.destination_id', 'e.participant_id'])
    .select(['e.delivery_event_type_id', 'e.delivery_event_status_id', 'm.delivery_manifest_status_id'])
    .select(['p.first_name', 'p.language', 'p.email', 'p.phone_number', 'p.mobile_phone_number'])
    .execute();
  return stops.filter((stop) => isShareOffered(stop, stop));
}

export type WaitingStop = Awaited<ReturnType<typeof waitingStops>>[number];

/** All stops of the same run at one door, so that one message covers them. */
export function householdOf(stops: readonly WaitingStop[], stop: WaitingStop): WaitingStop[] {
  return stops.filter(
    (other) =>
      other.id === stop.id ||
      other.participant_id === stop.participant_id ||
      (stop.destination_id !== null && other.destination_id === stop.destination_id),
  );
}

/** The stops whose person is reached by this number or address. */
export function stopsReachedBy(stops: readonly WaitingStop[], way: ShareWay, value: string): WaitingStop[] {
  return stops.filter((stop) =>
    way === 'email'
      ? stop.email?.toLowerCase() === value.toLowerCase()
      : [stop.phone_number, stop.mobile_phone_number].includes(value),
  );
}
