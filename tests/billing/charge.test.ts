import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billDeliveries, differencesOf, type DeliveryToBill } from '../../src/domain/billing/billDeliveries';
import { chargesOf, roundCents, totalOf } from '../../src/domain/billing/charge';
import { CHARGES, type Charges, type Prices } from '../../src/domain/billing/prices';
import { EVENT_STATUS, EVENT_STATUS_IDS } from '../../src/domain/stops/eventStatus';

function sumOf(all: readonly Charges[]): Charges {
  return Object.fromEntries(
    CHARGES.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]),
  ) as Charges;
}

const PRICES: Prices = {
  base: 500,
  stop: 200,
  miles: 65,
  attempts: 300,
  rush: 1000,
  refrigerated: 150,
  returns: 400,
  waiting: 75,
  freeMinutes: 5,
};
const DELIVERED: DeliveryToBill = {
  id: 1,
  delivery_date: '2026-10-05',
  delivery_manifest_id: 7,
  secuence: 2,
  destination_latitude: 32.7,
  destination_longitude: -117.1,
  delivery_event_status_id: EVENT_STATUS.successful,
  attempts: 1,
  is_rush: false,
  refrigeration_needed: false,
  is_returned: false,
  metres: 0,
  waiting_seconds: 0,
};
const LIST = { id: 3, valid_from: '2026-10-01', valid_to: '2026-10-31', prices: PRICES };

describe('what a delivery costs', () => {
  it.each([
    ['delivered', {}, { base: 500, stop: 200 }],
    ['not the first at its door', { first: false }, { base: 500 }],
    ['ten miles away', { metres: 16_093.44 }, { base: 500, stop: 200, miles: 650 }],
    // 0.65 × 1.5 miles = 97.5 cents.
    ['half a cent', { metres: 2_414.016 }, { base: 500, stop: 200, miles: 98 }],
    ['at the third visit', { attempts: 3 }, { base: 500, stop: 200, attempts: 600 }],
    [
      'rush and cold',
      { is_rush: true, refrigeration_needed: true },
      { base: 500, stop: 200, rush: 1000, refrigerated: 150 },
    ],
    ['within the free minutes', { waiting_seconds: 300 }, { base: 500, stop: 200 }],
    ['90 seconds longer', { waiting_seconds: 390 }, { base: 500, stop: 200, waiting: 113 }],
    [
      'failed after two visits',
      { delivery_event_status_id: 11, attempts: 2, is_rush: true },
      { stop: 200, attempts: 600 },
    ],
    [
      'rejected, and the bag came back',
      { delivery_event_status_id: 6, is_returned: true },
      { stop: 200, attempts: 300, returns: 400 },
    ],
    ['picked up from the recipient', { delivery_event_status_id: 19 }, { base: 500, stop: 200 }],
    ['canceled', { delivery_event_status_id: 7, attempts: 1 }, {}],
    ['missing', { delivery_event_status_id: 9, attempts: 1 }, {}],
    ['under way', { delivery_event_status_id: 2 }, {}],
  ] as const)(
    '%s',
    (_name, { first = true, ...facts }: { first?: boolean } & Partial<DeliveryToBill>, parts) => {
      const charges = chargesOf({ ...DELIVERED, ...facts }, PRICES, first);
      expect(Object.fromEntries(Object.entries(charges).filter(([, cents]) => cents !== 0))).toEqual(parts);
    },
  );

  it.each([
    [0.5, 1],
    [-0.5, -1],
    [0.4999, 0],
    [-0.2, 0],
    [12, 12],
  ])('%d cents are %d', (cents, whole) => expect(roundCents(cents)).toBe(whole));
});

describe('the deliveries of a client', () => {
  it('share the stop at an address, and the next charged one has it when the first is canceled', () => {
    const second = { ...DELIVERED, id: 2, secuence: 3 };
    const stops = (all: DeliveryToBill[]) => billDeliveries(all, [LIST]).map(({ charges }) => charges.stop);
    expect(stops([DELIVERED, second])).toEqual([200, 0]);
    expect(stops([{ ...DELIVERED, delivery_event_status_id: 7 }, second])).toEqual([0, 200]);
    expect(stops([DELIVERED, { ...second, destination_longitude: -117.2 }])).toEqual([200, 200]);
    expect(stops([DELIVERED, { ...second, delivery_manifest_id: 8 }])).toEqual([200, 200]);
  });

  it('share the time that the vehicle stood there: the longest visit, once', () => {
    const waited = { ...DELIVERED, waiting_seconds: 390 };
    const second = { ...waited, id: 2, secuence: 3, waiting_seconds: 420 };
    const waiting = (all: DeliveryToBill[]) =>
      billDeliveries(all, [LIST]).map(({ charges }) => charges.waiting);
    expect(waiting([waited, second])).toEqual([150, 0]);
    expect(waiting([{ ...waited, delivery_event_status_id: 7 }, second])).toEqual([0, 150]);
    expect(waiting([waited, { ...second, destination_longitude: -117.2 }])).toEqual([113, 150]);
  });

  it('cost nothing on a day without a price list', () => {
    const [line] = billDeliveries([{ ...DELIVERED, delivery_date: '2026-11-01' }], [LIST]);
    expect([line?.price_list_id, totalOf(line?.charges ?? PRICES)]).toEqual([null, 0]);
  });
});

const delivery = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  delivery_date: fc.constantFrom('2026-10-01', '2026-10-31', '2026-11-01'),
  delivery_manifest_id: fc.option(fc.integer({ min: 1, max: 5 })),
  secuence: fc.option(fc.integer({ min: 1, max: 30 })),
  destination_latitude: fc.option(fc.constantFrom(32.7, 32.8)),
  destination_longitude: fc.constantFrom(-117.1, -117.2),
  delivery_event_status_id: fc.constantFrom(...EVENT_STATUS_IDS),
  attempts: fc.integer({ min: 0, max: 5 }),
  is_rush: fc.boolean(),
  refrigeration_needed: fc.boolean(),
  is_returned: fc.boolean(),
  metres: fc.double({ min: 0, max: 200_000, noNaN: true }),
  waiting_seconds: fc.integer({ min: 0, max: 7200 }),
}) as fc.Arbitrary<DeliveryToBill>;
const deliveries = fc.uniqueArray(delivery, { selector: ({ id }) => id, maxLength: 60 });

describe('an invoice', () => {
  it('is the sum of its deliveries to the cent, part by part and in all', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const lines = billDeliveries(all, [LIST]);
        const parts = sumOf(lines.map(({ charges }) => charges));
        expect(totalOf(parts)).toBe(lines.reduce((sum, { charges }) => sum + totalOf(charges), 0));
        for (const { charges } of lines)
          for (const name of CHARGES) {
            expect(Number.isSafeInteger(charges[name])).toBe(true);
            expect(charges[name]).toBeGreaterThanOrEqual(0);
          }
      }),
    );
  });

  it('does not depend on the order in which deliveries are read', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const sum = (list: DeliveryToBill[]) =>
          sumOf(billDeliveries(list, [LIST]).map(({ charges }) => charges));
        expect(sum([...all].reverse())).toEqual(sum(all));
      }),
    );
  });

  it('and its later differences are together what the deliveries cost now', () => {
    fc.assert(
      fc.property(deliveries, deliveries, (then, now) => {
        const first = billDeliveries(then, [LIST]);
        const second = billDeliveries(now, [LIST]);
        const billed = new Map(first.map((line) => [line.delivery_event_id, line]));
        const differences = differencesOf(second, billed);
        const sum = (lines: typeof first) => sumOf(lines.map(({ charges }) => charges));
        expect(sumOf([sum(first), sum(differences)])).toEqual(sum(second));
      }),
    );
  });

  it('that nothing has changed has no difference', () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const lines = billDeliveries(all, [LIST]);
        expect(differencesOf(lines, new Map(lines.map((line) => [line.delivery_event_id, line])))).toEqual(
          [],
        );
      }),
    );
  });
});
