import { describe, expect, it } from 'vitest';
import { hardness, hardReasons, type PlaceableStop } from '../../src/domain/planning/hardToPlace';

const plain: PlaceableStop = {
  delivery_start_time: null,
  delivery_end_time: null,
  destination_latitude: 32.72,
  destination_longitude: -117.16,
  is_rush: false,
  refrigeration_needed: false,
  driver_gender: null,
  cdp_latitude: 32.75,
  cdp_longitude: -117.16,
};

describe('why an unassigned delivery is hard to place', () => {
  it.each([
    ['nothing', {}, []],
    ['two hours', { delivery_start_time: '10:00:00', delivery_end_time: '12:00:00' }, ['narrowWindow']],
    ['five hours', { delivery_start_time: '10:00:00', delivery_end_time: '15:00:00' }, ['window']],
    ['until 9', { delivery_end_time: '09:00:00' }, ['narrowWindow']],
    ['until 15', { delivery_end_time: '15:00:00' }, ['window']],
    ['from 17', { delivery_start_time: '17:00:00' }, ['narrowWindow']],
    ['from 8', { delivery_start_time: '08:00:00' }, ['window']],
    ['rush', { is_rush: true }, ['rush']],
    ['a fridge', { refrigeration_needed: true }, ['refrigerated']],
    ['a female driver', { driver_gender: 'female' }, ['driverGender']],
    ['33 km away', { destination_latitude: 33.05 }, ['far']],
    ['a CDP without position', { destination_latitude: 33.05, cdp_latitude: null }, []],
    ['no position', { destination_latitude: null, destination_longitude: null }, ['noPosition']],
    [
      'several, the hardest first',
      { is_rush: true, refrigeration_needed: true, delivery_end_time: '08:30:00' },
      ['narrowWindow', 'rush', 'refrigerated'],
    ],
  ] as const)('%s', (_, changed, reasons) => expect(hardReasons({ ...plain, ...changed })).toEqual(reasons));

  it('several reasons are harder than one of them', () => {
    const narrow = { ...plain, delivery_end_time: '08:30:00' };
    expect(hardness(plain)).toBe(0);
    expect(hardness({ ...narrow, is_rush: true })).toBeGreaterThan(hardness(narrow));
    expect(hardness({ ...plain, refrigeration_needed: true })).toBeLessThan(hardness(narrow));
  });
});
