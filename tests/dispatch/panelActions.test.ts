import { expect, it } from 'vitest';
import { deliveryActions } from '../../src/board/actions/list';
import { panelActions } from '../../src/board/panel/panelActions';
import { makeEvent, makeManifest } from '../support/views';

const run = makeManifest({});

it.each([
  ['an open stop', { delivery_event_status_id: 1 }, run, ['changeStatus', 'move', 'reschedule']],
  ['one that waits', { delivery_event_status_id: 1 }, null, ['move', 'reschedule', 'cancel']],
  ['a closed one', { delivery_event_status_id: 4 }, run, ['history', 'changeStatus', 'share']],
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
