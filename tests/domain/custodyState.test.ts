import { expect, it } from 'vitest';
import { custodyState } from '../../src/domain/custody/custodyState';

const run = {
  closed_at: null,
  has_left: true,
  has_ended: false,
  unaccounted: 0,
  counts: { expected: 0, inVehicle: 0, delivered: 5, returned: 0, missing: 0, notTaken: 0 },
};
const counts = (changed: Partial<typeof run.counts>) => ({ ...run.counts, ...changed });

it.each([
  [
    'handed over',
    { closed_at: '2026-11-20 23:00:00', counts: counts({ missing: 1 }) },
    'handedOver',
    'green',
    0,
  ],
  ['at the CDP', { has_left: false, counts: counts({ expected: 9 }) }, 'notLeft', 'neutral', 9],
  ['on the road', { unaccounted: 14, counts: counts({ inVehicle: 14 }) }, 'inVehicle', 'neutral', 14],
  ['before the second load', { unaccounted: 3, counts: counts({ expected: 3 }) }, 'onRoad', 'neutral', 3],
  [
    'ended, bags not counted',
    { has_ended: true, unaccounted: 2, counts: counts({ inVehicle: 2 }) },
    'unaccounted',
    'amber',
    2,
  ],
  ['ended, all counted', { has_ended: true }, 'ready', 'accent', 0],
  [
    'a bag is missing on the road',
    { unaccounted: 4, counts: counts({ inVehicle: 3, missing: 1 }) },
    'missing',
    'red',
    1,
  ],
  ['a bag is missing at the end', { has_ended: true, counts: counts({ missing: 2 }) }, 'missing', 'red', 2],
] as const)('%s', (_, changed, name, tone, bags) =>
  expect(custodyState({ ...run, ...changed })).toEqual({ name, tone, bags }),
);
