import { fromWire, timeInZone, toWire } from '../../../../../src/domain/time/dates';
import { arrivalsOf } from '../../../../../src/domain/stops/etas';
import { EVENT_STATUS } from '../../../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import {
  isHandedOver,
  meetingSlot,
  nextPlaced,
  type MeetingPlace,
} from '../../../../../src/domain/runs/meeting';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import { wrongState } from '../../../../platform/plugins/errors';
import { readPace } from '../../../../planning/roads/readPace';
import { insertStops } from '../work/insertStops';
import type { LockedRun, LockedStop } from '../work/lockedRun';
import { cdpStops } from './ownStops';
import type { UnitOfWork } from '../work/unitOfWork';
import { MINUTE_MS } from '../../../../../src/domain/time/durations';

interface Handing {
  from: LockedRun;
  to: LockedRun;
  stop: LockedStop;
  place: MeetingPlace;
}

/** Throws 409 for a bag that two drivers are about to hand over. */
export function assertNoMeeting(run: LockedRun, stop: LockedStop): void {
  const waitsFor = run.stops.find((each) => each.id === stop.pick_up_id);
  if (waitsFor?.stop_role !== 'take' || !isOpenStop(waitsFor)) return;
  throw wrongState('Two drivers are about to meet for this bag: cancel the meeting first', {
    reason: 'meeting',
  });
}

/** The meeting place: the next stop of the chosen driver, or the CDP if there is none. */
async function placeOf(work: UnitOfWork, { from, to, stop, place }: Handing) {
  const chosen = place === 'cdp' ? undefined : nextPlaced((place === 'giver' ? from : to).stops, stop.id);
  if (!chosen)
    return (await cdpStops(work.trx, [from.close_door_pharmacy_id])).get(from.close_door_pharmacy_id);
  const { destination_full_address, destination_latitude, destination_longitude } = chosen;
  return { destination_full_address, destination_latitude, destination_longitude };
}

/** Expected arrival at a stop, from the current order of the run, in milliseconds. */
async function expectedAt(work: UnitOfWork, run: LockedRun, stop: LockedStop): Promise<number> {
  const stops = run.stops.map((each, index) => ({ ...each, secuence: index + 1 }));
  const arrivals = arrivalsOf({ ...run, stops }, work.now, await readPace(work.trx));
  return arrivals.get(stop.id) ?? work.now.getTime();
}

/** Adds a stop to each run at the same place, at the later of both arrivals: the first driver waits. */
async function arrange(work: UnitOfWork, handing: Handing): Promise<LockedStop> {
  const { from, to } = handing;
  const values = { ...(await placeOf(work, handing)), delivery_event_type_id: EVENT_TYPE.pickUp };
  const [give] = await insertStops(work, [{ run: from, values: { ...values, stop_role: 'give' } }]);
  if (!give) throw new Error('A stop that was just made is not there');
  work.takeIn(from, give, meetingSlot(from.stops));
  const [take] = await insertStops(work, [
    { run: to, values: { ...values, stop_role: 'take', meets_id: give.id } },
  ]);
  if (!take) throw new Error('A stop that was just made is not there');
  work.takeIn(to, take, meetingSlot(to.stops));
  const both = Math.max(await expectedAt(work, from, give), await expectedAt(work, to, take));
  const at = new Date(Math.ceil(both / MINUTE_MS) * MINUTE_MS);
  await work.changeStop(from, give, { delivery_start_time: timeInZone(at, from.time_zone) });
  await work.changeStop(to, take, { delivery_start_time: timeInZone(at, to.time_zone) });
  return take;
}

/** The meeting of these two runs that is still to come. */
function standing(from: LockedRun, to: LockedRun): LockedStop | undefined {
  const gives = new Set(from.stops.filter(isOpenStop).map((stop) => stop.id));
  return to.stops.find((stop) => stop.meets_id !== null && gives.has(stop.meets_id) && isOpenStop(stop));
}

/** A bag that one driver holds goes to another: they meet. Call it before the delivery is put onto the other run. */
export async function meetFor(work: UnitOfWork, handing: Handing): Promise<LockedStop> {
  return standing(handing.from, handing.to) ?? arrange(work, handing);
}

/** The other stop of a meeting, before anything is locked; null where the stop is none of a meeting. */
export async function partnerOf(work: UnitOfWork, eventId: number) {
  const found = await work.trx
    .selectFrom('delivery_events as s')
    .innerJoin('delivery_events as o', (join) =>
      join.on((eb) => eb.or([eb('o.id', '=', eb.ref('s.meets_id')), eb('o.meets_id', '=', eb.ref('s.id'))])),
    )
    .where('s.id', '=', eventId)
    .where('s.stop_role', 'in', ['give', 'take'])
    .select(['o.id', 'o.delivery_manifest_id as manifestId'])
    .executeTakeFirst();
  return found && found.manifestId !== null ? { id: found.id, manifestId: found.manifestId } : null;
}

/**
 * Both sides of a meeting end together: the bags are with the other driver then, or the giver keeps them and their deliveries
 * come back to the giver's run.
 */
export async function endMeeting(
  work: UnitOfWork,
  stop: LockedStop,
  partner: { id: number; manifestId: number },
): Promise<void> {
  const run = await work.openOther(partner.manifestId);
  const other = run.stops.find((each) => each.id === partner.id);
  const [give, take] = stop.stop_role === 'give' ? [stop, other] : [other, stop];
  const [from, to] = [give && work.runOf(give), take && work.runOf(take)];
  if (!other || !take || !from || !to) return;
  const { delivery_event_status_id, datetime } = stop;
  const isHanded = isHandedOver(delivery_event_status_id);
  const at = datetime === null ? toWire(work.now) : toWire(fromWire(datetime));
  const values = { delivery_event_status_id, datetime: at };
  if (isOpenStop(other)) await work.changeStop(work.runOf(other), other, values, { datetime: at });
  for (const delivery of to.stops.filter((each) => each.pick_up_id === take.id && isOpenStop(each))) {
    if (isHanded) {
      work.log.addLine(to, delivery, { bag_with: 'handed', datetime: at });
      continue;
    }
    work.placeStop(delivery, { run: from }, { bag_with: 'kept' });
    await work.changeStop(from, delivery, {
      pick_up_id: null,
      delivery_event_status_id: EVENT_STATUS.pickedUp,
    });
  }
}

/** Cleans up after a command: removes meetings of two drivers whose bags are no longer needed. */
export async function settleMeetings(work: UnitOfWork): Promise<void> {
  for (const run of await work.openRuns([...work.touchedRuns])) {
    const idle = run.stops.filter(
      (take) =>
        take.stop_role === 'take' &&
        take.delivery_event_status_id === EVENT_STATUS.scheduled &&
        !run.stops.some((stop) => stop.pick_up_id === take.id && isOpenStop(stop)),
    );
    for (const take of idle) {
      const partner = await partnerOf(work, take.id);
      const values = { delivery_event_status_id: EVENT_STATUS.canceled, datetime: toWire(work.now) };
      await work.changeStop(run, take, values, { datetime: values.datetime });
      if (partner) await endMeeting(work, take, partner);
    }
  }
}
