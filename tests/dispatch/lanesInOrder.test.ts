import { describe, expect, it } from 'vitest';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { runNeed } from '../../src/domain/runs/runNeed';
import { isFinishedRun, lanesInOrder } from '../../src/board/lanesInOrder';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const clock = clockAt(new Date('2026-11-20T18:00:00Z'));
const calm = { lateStops: 0, isSilent: false, problemStops: 0 };

describe('how much a run needs a dispatcher', () => {
  it.each([
    ['over', 4, { ...calm, lateStops: 3 }, null],
    ['over', 5, calm, '2026-11-20 17:00:00'],
    ['trouble', 3, { ...calm, lateStops: 1 }, null],
    ['trouble', 2, { ...calm, lateStops: 1 }, null],
    ['trouble', 3, { ...calm, isSilent: true }, null],
    ['trouble', 6, calm, null],
    ['attention', 3, { ...calm, problemStops: 1 }, null],
    ['attention', 1, calm, '2026-11-20 17:00:00'],
    ['underWay', 3, calm, null],
    ['waiting', 2, calm, null],
    ['waiting', 1, calm, null],
  ] as const)('%s: status %i, %j, locked %s', (need, delivery_manifest_status_id, news, locked_at) => {
    expect(runNeed({ delivery_manifest_status_id, locked_at }, news)).toBe(need);
  });
});

describe('the lanes', () => {
  const late = { planned_at: '2026-11-20 17:00:00', eta: '2026-11-20 18:30:00' };
  const on = (id: number, rest: Partial<ManifestView>) =>
    makeManifest({ id, name: `RUN ${id}`, start_at: `2026-11-20 1${id}:00:00`, ...rest });
  const stop = (id: number, rest: object = {}) => makeEvent({ id, ...rest });
  const runs = [
    on(1, { delivery_manifest_status_id: 4, events: [stop(11, { delivery_event_status_id: 4 })] }),
    on(2, { delivery_manifest_status_id: 2, events: [stop(21)] }),
    on(3, { events: [stop(31)] }),
    on(4, { events: [stop(41, { delivery_event_status_id: 11 }), stop(42)] }),
    on(5, { events: [stop(51, late)] }),
    on(6, { events: [stop(61, late), stop(62, late)] }),
  ];
  const whole = new Map(runs.map((run) => [run.id, run]));
  const ids = (shown: readonly ManifestView[], order: 'need' | 'start' | 'name') =>
    lanesInOrder(shown, order, { whole, clock }).map(({ id }) => id);

  it.each([
    ['need', [6, 5, 4, 3, 2, 1]],
    ['start', [1, 2, 3, 4, 5, 6]],
    ['name', [1, 2, 3, 4, 5, 6]],
  ] as const)('stand by %s', (order, expected) => {
    expect(ids([...runs].reverse(), order)).toEqual(expected);
  });

  it('keep their need when a filter leaves stops out', () => {
    const shown = runs.map((run) => ({ ...run, events: [] }));
    expect(ids(shown, 'need')).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('sort names with numbers as people do', () => {
    expect(ids([on(10, { name: 'RUN 10' }), on(2, { name: 'RUN 2' })], 'name')).toEqual([2, 10]);
  });

  it('fold when their run is over, whatever happened on it', () => {
    expect(runs.filter(isFinishedRun).map(({ id }) => id)).toEqual([1]);
  });
});
