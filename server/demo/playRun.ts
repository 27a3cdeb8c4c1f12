import { DAY_MS, MINUTE_MS } from '../../src/domain/time/durations';
import type { Point } from '../../src/domain/addresses/distance';
import { EVENT_STATUS, isClosedStatus, type EventStatusId } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE, isCollect } from '../../src/domain/stops/eventType';
import { cancelStatus, initialStatus } from '../../src/domain/stops/transitions';
import { alongWay } from './drivers/way';
import { demoWay } from './demoPace';
import { wordsFor, type Words } from './outcomeWords';
import type { Random } from './random';
import { type PlannedRun, type PlannedStop } from './runPlan';
import { finalStatus, isSpoiltBag, paceOf, SECOND_TRY, wayFactor } from './visitModel';

/** A device reports so often. Milliseconds. */
const EVERY = { onTheWay: 30_000, atTheDoor: 120_000 } as const;

/** Share of the drawn driving time: most deliveries keep their promise, on past days more than on the day that is watched. */
const PAST_PACE = 0.75;
const TODAY_PACE = 0.85;

/** One line of a stop's history. */
export interface PlayedLine extends Words {
  /** Milliseconds. */
  time: number;
  statusId: EventStatusId;
  source: 'driver' | 'office';
}

/** A stop at the moment up to which its run was simulated. */
export interface PlayedStop {
  stop: PlannedStop;
  /** Planned arrival; a re-scheduled stop has a new one at the end of the queue. Milliseconds. */
  planned: number;
  statusId: EventStatusId;
  lines: PlayedLine[];
  attempts: number;
  /** When the driver came, or null. Milliseconds. */
  arrived: number | null;
}

export interface PlayedPosition extends Point {
  time: number;
  /** Metres per second. */
  speed: number;
}

export interface PlayedRun {
  /** In the order of the run: place 1 first. */
  stops: PlayedStop[];
  positions: PlayedPosition[];
}

/**
 * Simulates a run from its start up to `now` (milliseconds): late drivers stay late, some doors stay closed, the
 * office cancels. Later events are not included, so exactly one stop of a run on the road is in progress.
 *
 * @param isTracked whether positions are made: along roads, where the server has any
 */
export function playRun(random: Random, run: PlannedRun, now: number, isTracked: boolean): PlayedRun {
  const stops: PlayedStop[] = run.stops.map((stop) => ({
    stop,
    planned: stop.planned,
    statusId: initialStatus(stop.typeId),
    lines: [],
    attempts: 0,
    arrived: null,
  }));
  const positions: PlayedPosition[] = [];
  const pace = paceOf(random) * (now - run.start > DAY_MS ? PAST_PACE : TODAY_PACE);
  const queue = [...stops];
  const order: PlayedStop[] = [];
  let clock = run.start;
  let here: Point = run.stops[0]?.at ?? { latitude: 0, longitude: 0 };

  const addTransition = (
    played: PlayedStop,
    time: number,
    statusId: EventStatusId,
    source: 'driver' | 'office',
    words?: Words,
  ) => {
    if (time > now) return;
    played.statusId = statusId;
    played.lines.push({ time, statusId, source, ...(words ?? wordsFor(random, statusId)) });
  };

  for (let played = queue.shift(); played; played = queue.shift()) {
    order.push(played);
    const { stop } = played;
    const isAgain = played.lines.some((line) => line.statusId === EVENT_STATUS.rescheduled);
    const isCollected = isCollect(stop.typeId);
    if (stop.outcome === 'canceled' && stop.canceledAt <= now) {
      cancel(played);
      continue;
    }
    if (isClosedStatus(played.statusId) || !run.driver) continue;
    // Half of the postponed stops do not fit into the shift any more. Such a run ends incomplete.
    if (isAgain && random.chance(0.5)) continue;

    const left = clock;
    const isFirst = order.length === 1;
    const travel = stop.travelMinutes * (stop.recipient ? wayFactor(random, pace) : 1);
    const arrival = left + Math.round(travel * MINUTE_MS);
    const waits = stop.isAttempted || stop.outcome === 'failed' || stop.outcome === 'rescheduled';
    const leaves = arrival + (stop.serviceMinutes + (waits && !isAgain ? SECOND_TRY : 0)) * MINUTE_MS;
    addTransition(
      played,
      left,
      isCollected ? EVENT_STATUS.collectInProgress : EVENT_STATUS.inProgress,
      'driver',
    );
    if (arrival <= now && !isFirst) played.arrived = arrival;
    if (waits && !isAgain && stop.recipient) {
      addTransition(
        played,
        arrival + MINUTE_MS,
        isCollected ? EVENT_STATUS.collectAttempted : EVENT_STATUS.attempted,
        'driver',
      );
      if (arrival + MINUTE_MS <= now) played.attempts = 1;
    }
    if (stop.outcome === 'rescheduled' && !isAgain) {
      postpone(played, leaves);
    } else {
      const statusId = finalStatus(stop);
      // One visit, unless the driver stands at the door already (spec §4, status 3).
      const isNewVisit = stop.recipient && !isSpoiltBag(stop.outcome) && (isAgain || !waits);
      if (isNewVisit && leaves <= now) played.attempts += 1;
      addTransition(
        played,
        leaves,
        statusId,
        'driver',
        wordsFor(random, statusId, stop.recipient?.full_name),
      );
    }
    if (stop.typeId === EVENT_TYPE.pickUp) takeBags(leaves);
    if (stop.typeId === EVENT_TYPE.return) handOver(leaves);
    move(left, arrival, leaves, stop.at);
    clock = leaves;
    here = stop.at;
  }
  return { stops: order, positions };

  function cancel(played: PlayedStop) {
    const words = wordsFor(random, EVENT_STATUS.canceled);
    addTransition(played, played.stop.canceledAt, cancelStatus(played.stop.typeId), 'office', words);
  }

  /** To the end of the queue (spec §4), before the way back. */
  function postpone(played: PlayedStop, time: number) {
    if (time > now) return;
    addTransition(
      played,
      time,
      EVENT_STATUS.rescheduled,
      'office',
      wordsFor(random, EVENT_STATUS.rescheduled),
    );
    const end = queue.findIndex(
      (one) => one.stop.typeId === EVENT_TYPE.return || one.stop.typeId === EVENT_TYPE.pullIn,
    );
    const before = queue[end - 1] ?? played;
    played.planned = before.planned + 12 * MINUTE_MS;
    order.pop();
    queue.splice(end, 0, played);
  }

  /** The bags of all deliveries are in the vehicle, but for those that are missing or broken. */
  function takeBags(time: number) {
    for (const one of queue.filter((each) => each.stop.typeId === EVENT_TYPE.delivery)) {
      const { outcome, canceledAt } = one.stop;
      if (outcome === 'canceled' && canceledAt <= time) continue;
      addTransition(
        one,
        time,
        isSpoiltBag(outcome) ? finalStatus(one.stop) : EVENT_STATUS.pickedUp,
        'driver',
        wordsFor(random, EVENT_STATUS.pickedUp),
      );
    }
  }

  /** The collected bags are back at the CDP (19 follows 18, spec §4). */
  function handOver(time: number) {
    for (const one of order.filter((each) => each.statusId === EVENT_STATUS.collected)) {
      addTransition(one, time, EVENT_STATUS.returned, 'driver');
    }
  }

  /** Positions of the driver on the way and at the door, up to the present one, which is some seconds old. */
  function move(left: number, arrival: number, leaves: number, to: Point) {
    if (!isTracked || left > now) return;
    const last = leaves <= now ? leaves : now - random.between(4, 40) * 1000;
    const drive = Math.max(arrival - left, 1);
    const way = demoWay(here, to, drive / 1000);
    const note = (time: number) => {
      const { latitude, longitude, speed } = alongWay(way, (time - left) / drive, drive / MINUTE_MS);
      const isThere = time >= arrival;
      positions.push({ ...(isThere ? to : { latitude, longitude }), time, speed: isThere ? 0 : speed });
    };
    for (let time = left + EVERY.onTheWay; time < Math.min(arrival, last); time += EVERY.onTheWay) note(time);
    for (let time = arrival; time < last; time += EVERY.atTheDoor) note(time);
    note(Math.max(last, left));
  }
}
