import { newsOfStatus } from '../../../src/domain/messages/recipientEvents';
import { EVENT_TYPE, isRecipientStop } from '../../../src/domain/stops/eventType';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { isOpenStop, nextOpenStop } from '../../../src/domain/runs/stopOrder';
import type { News } from './causes';

export interface Stop {
  readonly id: number;
  readonly secuence: number | null;
  readonly participant_id: number | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}
export interface Run {
  readonly delivery_manifest_status_id: number;
  readonly stops: readonly Stop[];
}
interface Done {
  /** Stops with a new status. */
  changed: readonly Stop[];
  /** Stops that have come into their run. */
  joined: ReadonlySet<number>;
  /** The runs that it touched, as it leaves them. */
  runs: readonly Run[];
}

const eventOf = (stop: Stop) => newsOfStatus(stop.delivery_event_status_id);

/** A person with several deliveries hears once that they are done, when the last of them is closed. */
function doneWith(stop: Stop, runs: readonly Run[]): number[] {
  const run = runs.find(({ stops }) => stops.some(({ id }) => id === stop.id));
  const theirs = run?.stops.filter((other) => other.participant_id === stop.participant_id) ?? [stop];
  if (theirs.some(isOpenStop)) return [];
  return theirs.filter((other) => eventOf(other) === 'delivered').map(({ id }) => id);
}

/** The driver has pulled out by this command. */
function hasStarted({ stops }: Run, changed: readonly Stop[]): boolean {
  return changed.some(
    ({ id, delivery_event_type_id }) =>
      delivery_event_type_id === EVENT_TYPE.pullOut && stops.some((stop) => stop.id === id),
  );
}

/** Open deliveries that a command has put on the road: all of a run that it started, and those that joined one. */
export function leavingWith(run: Run, changed: readonly Stop[], joined: ReadonlySet<number>): Stop[] {
  if (!isUnderWay(run.delivery_manifest_status_id)) return [];
  const isStart = hasStarted(run, changed);
  const open = run.stops.filter((stop) => isRecipientStop(stop.delivery_event_type_id) && isOpenStop(stop));
  return open.filter(({ id }) => isStart || joined.has(id));
}

/** What a command did, as its recipients see it. */
export function commandNews({ changed, joined, runs }: Done): News[] {
  const news: News[] = changed
    .filter((stop) => isRecipientStop(stop.delivery_event_type_id))
    .flatMap((stop): News[] => {
      const event = eventOf(stop);
      const done: News = { event: 'delivered', ids: doneWith(stop, runs) };
      return event === null || event === 'delivered' ? [done] : [{ event, ids: [stop.id] }, done];
    });
  for (const run of runs) {
    const { stops } = run;
    if (!isUnderWay(run.delivery_manifest_status_id)) continue;
    news.push({ event: 'outForDelivery', ids: leavingWith(run, changed, joined).map(({ id }) => id) });
    const next = nextOpenStop(stops);
    if (next && isRecipientStop(next.delivery_event_type_id)) news.push({ event: 'next', ids: [next.id] });
  }
  return news;
}
