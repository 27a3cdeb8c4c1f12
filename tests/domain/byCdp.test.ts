import { describe, expect, it } from 'vitest';
import { bagsByCdp, cashByCdp } from '../../src/domain/custody/byCdp';
import type { CashOfDriver, CustodyRun } from '../../src/domain/custody/custodyView';

const NO_BAGS = { expected: 0, inVehicle: 0, delivered: 0, returned: 0, missing: 0, notTaken: 0 };
const run = (id: number, cdp: number, changes: Partial<CustodyRun>): CustodyRun => ({
  id,
  version: 1,
  name: `RUN ${id}`,
  delivery_date: '2026-11-20',
  time_zone: 'America/Los_Angeles',
  employee: null,
  vehicle_name: null,
  close_door_pharmacy_id: cdp,
  cdp_name: `CDP ${cdp}`,
  counts: NO_BAGS,
  unaccounted: 0,
  has_left: true,
  has_ended: false,
  closed_at: null,
  closed_by_name: null,
  ...changes,
});
const day = (cdp: number, closed_at: string | null = null) => ({
  close_door_pharmacy_id: cdp,
  cdp_name: `CDP ${cdp}`,
  open_runs: 1,
  closed_at,
  closed_by_name: null,
});

describe('bags by CDP', () => {
  it('adds up the runs of each CDP', () => {
    const runs = [
      run(1, 1, { counts: { ...NO_BAGS, inVehicle: 4, delivered: 2 }, unaccounted: 4 }),
      run(2, 1, { counts: { ...NO_BAGS, inVehicle: 1, missing: 1 }, unaccounted: 2 }),
      run(3, 2, { counts: { ...NO_BAGS, expected: 9 } }),
    ];
    expect(bagsByCdp({ runs, days: [day(1), day(2, '2026-11-21 02:00:00')] })).toEqual([
      {
        close_door_pharmacy_id: 1,
        cdp_name: 'CDP 1',
        counts: { ...NO_BAGS, inVehicle: 5, delivered: 2, missing: 1 },
        unaccounted: 6,
        open_runs: 1,
        is_closed: false,
      },
      expect.objectContaining({ counts: { ...NO_BAGS, expected: 9 }, is_closed: true }),
    ]);
  });
});

describe('cash by CDP', () => {
  const driver = (to_hand_over: string, counted: string | null, outstanding = '0.00'): CashOfDriver => ({
    employee_id: 1,
    employee: 'ADA MARSH',
    close_door_pharmacy_id: 1,
    cdp_name: 'CDP 1',
    runs: [],
    deliveries: 1,
    clients: [],
    expected: to_hand_over,
    by_card: '0.00',
    to_hand_over,
    outstanding,
    cash_up:
      counted === null
        ? null
        : {
            version: 1,
            to_hand_over,
            counted_amount: counted,
            reason: null,
            closed_at: '2026-11-21 02:00:00',
            closed_by_name: 'X',
          },
  });

  it.each([
    [[driver('10.10', null), driver('20.20', '20.00', '5.00')], '30.30', '20.00', '5.00', 1],
    [[driver('0.00', null)], '0.00', '0.00', '0.00', 0],
    [[driver('7.00', '7.00')], '7.00', '7.00', '0.00', 0],
  ])('%#', (drivers, to_hand_over, counted, outstanding, open) => {
    expect(cashByCdp(drivers)).toEqual([
      { close_door_pharmacy_id: 1, cdp_name: 'CDP 1', to_hand_over, counted, outstanding, drivers: open },
    ]);
  });
});
