import { describe, expect, it } from 'vitest';
import { homeKind, type HomeKind } from '../../src/domain/access/homeKind';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { todayOrders, type OrderCounts } from '../../src/domain/runs/todayOrders';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { EVENT_STATUS, type EventStatusId } from '../../src/domain/stops/eventStatus';
import { makeEvent, makeManifest } from '../support/views';

const NONE: OrderCounts = {
  total: 0,
  unassigned: 0,
  waiting: 0,
  on_the_way: 0,
  delivered: 0,
  not_delivered: 0,
};

describe('orders of a pharmacy', () => {
  it.each<[keyof typeof EVENT_STATUS, Partial<OrderCounts>]>([
    ['scheduled', { total: 1, waiting: 1 }],
    ['collectScheduled', { total: 1, waiting: 1 }],
    ['pickedUp', { total: 1, on_the_way: 1 }],
    ['inProgress', { total: 1, on_the_way: 1 }],
    ['attempted', { total: 1, on_the_way: 1 }],
    ['rescheduled', { total: 1, on_the_way: 1 }],
    ['successful', { total: 1, delivered: 1 }],
    ['returned', { total: 1, delivered: 1 }],
    ['failed', { total: 1, not_delivered: 1 }],
    ['missing', { total: 1, not_delivered: 1 }],
    ['canceled', {}],
  ])('%s counts %j', (status, counts) => {
    const event = makeEvent({ delivery_event_status_id: EVENT_STATUS[status] satisfies EventStatusId });
    const { counts: found } = todayOrders({ manifests: [makeManifest({ events: [event] })], pool: [] });
    expect(found).toEqual({ ...NONE, ...counts });
  });

  it('count without a run too', () => {
    expect(todayOrders({ manifests: [], pool: [makeEvent()] }).counts).toEqual({
      ...NONE,
      total: 1,
      unassigned: 1,
    });
  });

  it('wait for the runs that have not started, the first one first', () => {
    const run = (id: number, start_at: string, status: number = MANIFEST_STATUS.scheduled) =>
      makeManifest({
        id,
        name: `RUN ${id}`,
        start_at,
        delivery_manifest_status_id: status,
        events: [makeEvent({ id: id * 10 }), makeEvent({ id: id * 10 + 1, delivery_event_status_id: 7 })],
      });
    const manifests = [
      run(1, '2026-11-20 19:00:00'),
      run(2, '2026-11-20 17:00:00'),
      run(3, '2026-11-20 16:00:00', MANIFEST_STATUS.running),
    ];
    expect(todayOrders({ manifests, pool: [] }).pickups).toMatchObject([
      { name: 'RUN 2', bags: 1 },
      { name: 'RUN 1', bags: 1 },
    ]);
  });
});

describe('whose start page it is', () => {
  const { imports, employees } = PERMISSIONS;
  it.each<[string, boolean, (typeof imports.commit | typeof employees.bypassStartWork)[], HomeKind]>([
    ['a pharmacy’s person', true, [imports.commit], 'pharmacy'],
    ['one who imports orders', false, [imports.commit], 'scheduler'],
    ['one who lets drivers start', false, [employees.bypassStartWork], 'dispatcher'],
    ['one who does both', false, [imports.commit, employees.bypassStartWork], 'dispatcher'],
    ['one who only looks', false, [], 'dispatcher'],
  ])('%s', (_, isPharmacy, held, kind) => {
    expect(homeKind(isPharmacy, indexPermissions(held))).toBe(kind);
  });
});
