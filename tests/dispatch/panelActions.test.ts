import { expect, it } from 'vitest';
import { deliveryActions } from '../../src/board/actions/list';
import { panelActions } from '../../src/board/panel/panelActions';
import { makeEvent, makeManifest } from '../support/views';

const run = makeManifest({});

it.each([
  ['an open stop', { delivery_event_status_id: 1 }, run, ['changeStatus', 'move', 'reschedule']],
  ['one in the vehicle', { delivery_event_status_id: 8 }, run, ['changeStatus', 'transfer', 'reschedule']],
  ['one that waits', { delivery_event_status_id: 1 }, null, ['move', 'reschedule', 'cancel']],
  ['an attempted one', { delivery_event_status_id: 3 }, run, ['reschedule', 'changeStatus', 'move']],
  ['a delivered one', { delivery_event_status_id: 4 }, run, ['history', 'share', 'changeStatus']],
  ['a failed one', { delivery_event_status_id: 11 }, run, ['reschedule', 'history', 'changeStatus']],
  ['a canceled one', { delivery_event_status_id: 7 }, run, ['history', 'reschedule', 'changeStatus']],
])(
  '%s has the three actions that are wanted most, the rest is behind "More"',
  (_, event, manifest, names) => {
    const { shown, hasMore } = panelActions({ event: makeEvent(event), manifest }, deliveryActions);
    expect([shown.map(({ name }) => name), hasMore]).toEqual([names, true]);
  },
);

it('fills up with what is offered, and needs no "More" for three', () => {
  const offered = deliveryActions.filter(({ name }) => ['copayment', 'share', 'history'].includes(name));
  const { shown, hasMore } = panelActions({ event: makeEvent({}), manifest: run }, offered);
  expect([shown.map(({ name }) => name), hasMore]).toEqual([['copayment', 'share', 'history'], false]);
});

it('has two beside the proof, which is the main one', () => {
  const stop = { event: makeEvent({ delivery_event_status_id: 4 }), manifest: run };
  expect(panelActions(stop, deliveryActions, true).shown.map(({ name }) => name)).toEqual([
    'history',
    'share',
  ]);
});
