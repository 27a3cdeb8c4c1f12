import { randomUUID } from 'node:crypto';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { dateInZone } from '../../src/domain/time/dates';
import type { CommandAnswer, EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { signIn } from './caller';
import type { Product } from './product';

/** Changes of status, to and fro, at this pace until stopped; answers how many per second there were. */
export async function streamUpdates(
  product: Product,
  perSecond: number,
): Promise<{ stop: () => Promise<number> }> {
  const caller = await signIn(product.url, 'dispatcher@example.test');
  const date = dateInZone(new Date(), DEMO_ZONE);
  const answer = await caller.get(
    `/delivery_manifest?date=${date}&per_page=9999&events=1&delivery_manifest_status_id=3`,
  );
  const open = ((await answer.json()) as ManifestView[])
    .flatMap((run) => run.events)
    .filter(
      (event) =>
        event.delivery_event_type_id === EVENT_TYPE.delivery &&
        event.delivery_event_status_id === EVENT_STATUS.pickedUp,
    );
  const versions = new Map(open.map((event) => [event.id, event.version]));
  const statuses = new Map<number, number>();
  let sent = 0;
  let done = 0;
  const underWay = new Map<number, Promise<void>>();
  const change = async (event: EventView) => {
    const next =
      statuses.get(event.id) === EVENT_STATUS.inProgress ? EVENT_STATUS.attempted : EVENT_STATUS.inProgress;
    const response = await caller.send(
      'POST',
      `/delivery_manifest/${event.delivery_manifest_id}/delivery_events/${event.id}/change_status_override`,
      { delivery_event_status_id: next, comments: 'Bench' },
      { 'idempotency-key': randomUUID(), 'if-match': `"${versions.get(event.id)}"` },
    );
    if (!response.ok) throw new Error(`change_status: ${response.status} ${await response.text()}`);
    const { events } = (await response.json()) as CommandAnswer;
    for (const changed of events) versions.set(changed.id, changed.version);
    statuses.set(event.id, next);
    done += 1;
  };
  const started = performance.now();
  const timer = setInterval(() => {
    const event = open[sent % open.length];
    sent += 1;
    // Somewhere else each time, but never a stop whose change is still under way.
    if (!event || underWay.has(event.id) || underWay.size > 8) return;
    underWay.set(
      event.id,
      change(event).finally(() => underWay.delete(event.id)),
    );
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay.values());
      return done / ((performance.now() - started) / 1_000);
    },
  };
}
