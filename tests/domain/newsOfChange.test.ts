import { expect, it } from 'vitest';
import { newsOfRun, newsOfStatus } from '../../src/domain/notifications/newsOfChange';
import { MANIFEST_STATUS as RUN } from '../../src/domain/runs/manifestStatus';
import { EVENT_STATUS as STOP } from '../../src/domain/stops/eventStatus';

it.each([
  [STOP.failed, 'delivery_failed'],
  [STOP.collectFailed, 'delivery_failed'],
  [STOP.rejected, 'delivery_rejected'],
  [STOP.missing, 'delivery_missing'],
  [STOP.damaged, 'delivery_damaged'],
  [STOP.attempted, 'delivery_attempted'],
  [STOP.collectAttempted, 'delivery_attempted'],
  [STOP.successful, null],
  [STOP.canceled, null],
  [STOP.rescheduled, null],
])('a stop in status %i is told as %s', (delivery_event_status_id, type) => {
  expect(newsOfStatus({ delivery_event_status_id, issue_settled_at: null })).toBe(type);
});

it('a stop that the office settles as failed is told to nobody', () => {
  const stop = { delivery_event_status_id: STOP.failed, issue_settled_at: '2026-11-20 18:00:00' };
  expect(newsOfStatus(stop)).toBeNull();
});

it.each([
  [RUN.scheduled, RUN.running, 'run_started'],
  [RUN.created, RUN.running, 'run_started'],
  [RUN.running, RUN.done, 'run_finished'],
  [RUN.stalled, RUN.incomplete, 'run_finished'],
  [RUN.scheduled, RUN.done, null],
  [RUN.stalled, RUN.running, null],
  [RUN.running, RUN.running, null],
  [RUN.done, RUN.running, null],
])('a run that goes from %i to %i is told as %s', (before, after, type) => {
  expect(newsOfRun(before, after)).toBe(type);
});
