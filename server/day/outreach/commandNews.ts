import { newsOfStatus } from '../../../src/domain/messages/recipientEvents';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { isOpenStop, nextOpenStop } from '../../../src/domain/runs/stopOrder';
import type { News } from './causes';

interface Stop {
  readonly id: number;
  readonly secuence: number | null;
  readonly participant_id: number | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}
interface Run {
  readonly delivery_manifest_status_id: number;
  readonly stops: readonly Stop[];
}

const eventOf = (stop: Stop) => newsOfStatus(stop.delivery_event_status_id);

/** A person with several deliveries hears once that they are done, when the last of them is closed. */
function doneWith(stop: Stop, runs: readonly Run[]): number[] {
  const run = runs.find(({ stops }) => stops.some(({ id }) => id === stop.id));
  const theirs = run?.stops.filter((other) => other.participant_id === stop.participant_id) ?? [stop];
  if (theirs.some(isOpenStop)) return [];
  return theirs.filter((other) => eventOf(other) === 'delivered').map(({ id }) => id);
}

/**
 * What a command did, as its recipients see it.
 *
 * @param changed stops with a new status
 * @param runs those that it touched, as it leaves them
 */
export function commandNews(changed: readonly Stop[], runs: readonly Run[]): News[] {
  const news: News[] = changed
    .filter((stop) => isRecipientStop(stop.delivery_event_type_id))
    .flatMap((stop): News[] => {
      const event = eventOf(stop);
      const done: News = { event: 'delivered', ids: doneWith(stop, runs) };
      return event === null || event === 'delivered' ? [done] : [{ event, ids: [stop.id] }, done];
    });
  for (const { stops, delivery_manifest_status_id: status } of runs) {
    if (!isUnderWay(status)) continue;
    const open = stops.filter((stop) => isRecipientStop(stop.delivery_event_type_id) && isOpenStop(stop));
    news.push({ event: 'outForDelivery', ids: open.map(({ id }) => id) });
    const next = nextOpenStop(stops);
    if (next && isRecipientStop(next.delivery_event_type_id)) news.push({ event: 'next', ids: [next.id] });
  }
  return news;
}
