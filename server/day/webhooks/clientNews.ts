import { isRecipientStop } from '../../../src/domain/stops/eventType';
import { webhookEventOf, type WebhookEvent } from '../../../src/domain/webhooks/webhookEvents';
import type { BeforeRow } from '../../platform/database/tables/day';
import { leavingWith, type Run, type Stop } from '../outreach/commandNews';
import type { ClientNews } from './tellClients';

interface Done {
  /** What was before, in order. */
  rows: readonly BeforeRow[];
  changed: readonly (Stop & { readonly delivery_date: string })[];
  /** Stops that have come into their run. */
  joined: ReadonlySet<number>;
  /** The runs that it touched, as it leaves them. */
  runs: readonly Run[];
}

/** What one row of a command means to the client of its delivery; a second row of the same stop changes nothing. */
function eventOf(row: BeforeRow, stop: Done['changed'][number]): WebhookEvent | null {
  if (row.kind === 'added') return 'accepted';
  if (row.kind === 'place') return row.spot.delivery_date === stop.delivery_date ? null : 'rescheduled';
  if (row.kind !== 'stop' || !('delivery_event_status_id' in row.values)) return null;
  return webhookEventOf(Number(row.values.delivery_event_status_id), stop.delivery_event_status_id);
}

/** What a command, or its undo, did, as clients' systems are told: each event of a delivery once. */
export function clientNews({ rows, changed, joined, runs }: Done): ClientNews[] {
  const stops = new Map(changed.map((stop) => [stop.id, stop]));
  const said = new Map<WebhookEvent, Set<number>>();
  for (const row of rows) {
    const stop = 'id' in row ? stops.get(row.id) : undefined;
    if (!stop || !isRecipientStop(stop.delivery_event_type_id)) continue;
    const event = eventOf(row, stop);
    if (event) said.set(event, (said.get(event) ?? new Set()).add(stop.id));
  }
  const leaving = runs.flatMap((run) => leavingWith(run, changed, joined).map(({ id }) => id));
  return [
    ...[...said].map(([event, ids]) => ({ event, ids: [...ids] })),
    { event: 'outForDelivery' as const, ids: leaving },
  ];
}
