import { describe, expect, it } from 'vitest';
import {
  CSV_EXPORT_STATUS,
  hasNotStarted,
  isManifestStatusId,
  isUnderWay,
  MANIFEST_STATUS,
  manifestPermits,
  manifestStatusFrom,
  manifestStatusKey,
  STALLED_AFTER_MINUTES,
} from '../../src/domain/runs/manifestStatus';

/** [type, status] pairs as events. */
const run = (...pairs: [number, number][]) =>
  pairs.map(([type, status]) => ({ delivery_event_type_id: type, delivery_event_status_id: status }));

describe('§4 manifest status', () => {
  it.each([
    [1, 'created'],
    [2, 'scheduled'],
    [3, 'running'],
    [4, 'done'],
    [5, 'incomplete'],
    [6, 'stalled'],
  ])('§4 status %i is %s', (id, name) => {
    expect(manifestStatusKey(id)).toBe(`manifestStatus.${name}`);
    expect(isManifestStatusId(id)).toBe(true);
  });

  it.each([0, 7, -1])('§4 status %i is unknown and permits nothing', (id) => {
    expect(manifestStatusKey(id)).toBe('manifestStatus.unknown');
    expect(manifestPermits(id)).toEqual({ assign: 'no', replan: false, editRun: false });
  });

  it('§4 status 4 is the one used for CSV export', () => {
    expect(CSV_EXPORT_STATUS).toBe(4);
  });

  it.each([
    [1, 'plan', true],
    [2, 'plan', true],
    [3, 'addOn', true],
    [4, 'no', false],
    [5, 'no', false],
    [6, 'addOn', true],
  ])('§4 a run in status %i takes a delivery by: %s; can be replanned and edited: %s', (id, assign, open) => {
    expect(manifestPermits(id)).toEqual({ assign, replan: open, editRun: open });
  });

  it('§4 started or not', () => {
    const ids = Object.values(MANIFEST_STATUS);
    expect(ids.filter(hasNotStarted)).toEqual([1, 2]);
    expect(ids.filter(isUnderWay)).toEqual([3, 6]);
  });

  it.each<[string, [number, number][], number | null, number]>([
    ['nothing in it', [], null, 1],
    [
      'only pull out and pull in',
      [
        [1, 1],
        [7, 1],
      ],
      null,
      1,
    ],
    [
      'a stop',
      [
        [1, 1],
        [3, 1],
        [7, 1],
      ],
      null,
      2,
    ],
    ['only a pickup appointment', [[8, 12]], null, 2],
    [
      'its only stop canceled before the start',
      [
        [1, 1],
        [3, 7],
        [7, 1],
      ],
      null,
      1,
    ],
    [
      'a stop re-scheduled before the start',
      [
        [1, 1],
        [3, 5],
      ],
      null,
      2,
    ],
    [
      'pulled out',
      [
        [1, 4],
        [3, 1],
        [7, 1],
      ],
      null,
      3,
    ],
    [
      'the first stop in progress',
      [
        [1, 1],
        [3, 2],
        [7, 1],
      ],
      null,
      3,
    ],
    [
      'bags picked up',
      [
        [2, 8],
        [3, 1],
        [7, 1],
      ],
      null,
      3,
    ],
    [
      'all stops closed, not yet back',
      [
        [1, 4],
        [3, 4],
        [7, 1],
      ],
      null,
      3,
    ],
    [
      'fresh news',
      [
        [1, 4],
        [3, 1],
      ],
      STALLED_AFTER_MINUTES,
      3,
    ],
    [
      'old news',
      [
        [1, 4],
        [3, 1],
      ],
      STALLED_AFTER_MINUTES + 1,
      6,
    ],
    [
      'old news but nothing open',
      [
        [1, 4],
        [3, 4],
        [7, 4],
      ],
      STALLED_AFTER_MINUTES + 1,
      4,
    ],
    [
      'old news, not started',
      [
        [1, 1],
        [3, 1],
      ],
      STALLED_AFTER_MINUTES + 1,
      2,
    ],
    [
      'everything closed',
      [
        [1, 4],
        [2, 8],
        [3, 4],
        [3, 11],
        [8, 19],
        [7, 4],
      ],
      null,
      4,
    ],
    [
      'everything failed',
      [
        [1, 4],
        [3, 11],
        [7, 4],
      ],
      null,
      4,
    ],
    [
      'back with a stop open',
      [
        [1, 4],
        [3, 4],
        [3, 1],
        [7, 4],
      ],
      null,
      5,
    ],
    [
      'back with a re-scheduled stop',
      [
        [1, 4],
        [3, 5],
        [7, 4],
      ],
      null,
      5,
    ],
    [
      'back with only the lunch open',
      [
        [1, 4],
        [3, 4],
        [4, 1],
        [7, 4],
      ],
      null,
      4,
    ],
    [
      'no pull in, all closed',
      [
        [3, 4],
        [3, 6],
      ],
      null,
      4,
    ],
  ])('§4 a run with %s', (_, pairs, minutes, status) => {
    expect(manifestStatusFrom(run(...pairs), minutes)).toBe(status);
  });
});
