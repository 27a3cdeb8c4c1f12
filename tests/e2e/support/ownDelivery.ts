import { expect, type APIRequestContext } from 'playwright/test';
import type { CommandAnswer, EventView, ManifestView } from '../../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { apiAs, deliveriesIn, readDay } from './board';

interface OwnDelivery {
  run: ManifestView;
  event: EventView;
}

interface Wanted {
  /** By default the first run that is under way and has something open. */
  runId?: number;
  /** HH:mm:ss, not before which it may happen. */
  startTime?: string | null;
}

/** A delivery of one story alone, at the end of its run's queue; its order number begins with the letter. */
export async function makeDelivery(
  request: APIRequestContext,
  letter: string,
  { runId, startTime = null }: Wanted = {},
): Promise<OwnDelivery> {
  const day = await readDay(request);
  const model = runId
    ? day.find(({ id }) => id === runId)?.events.find((event) => event.participant_id !== null)
    : [EVENT_STATUS.scheduled, EVENT_STATUS.pickedUp].flatMap((status) => deliveriesIn(day, status))[0];
  const run = day.find(({ id }) => id === model?.delivery_manifest_id);
  if (!model || !run) throw new Error('The demo day has no open delivery under way');
  const api = await apiAs(request, 'dispatcher2');
  const answer = await api.post(
    `/delivery_manifest/${run.id}/delivery_events_addon_override`,
    {
      delivery_event_type_id: EVENT_TYPE.delivery,
      participant_id: model.participant_id,
      destination_id: model.destination_id,
      tracking_number: `${letter}${Date.now()}`,
      delivery_start_time: startTime,
    },
    run.version,
  );
  expect(answer.ok()).toBe(true);
  const { events, manifests } = (await answer.json()) as CommandAnswer;
  const [event] = events;
  const [changed] = manifests;
  if (!event || !changed) throw new Error('The delivery was not added');
  return { run: changed, event };
}

/** Another dispatcher records that it failed. */
export async function failDelivery(request: APIRequestContext, { run, event }: OwnDelivery): Promise<void> {
  const api = await apiAs(request, 'dispatcher2');
  const answer = await api.post(
    `/delivery_manifest/${run.id}/delivery_events/${event.id}/change_status_override`,
    {
      delivery_event_status_id: EVENT_STATUS.failed,
      non_delivery_reason_id: 1,
      comments: 'Nobody opened',
    },
    event.version,
  );
  expect(answer.ok()).toBe(true);
}
