import { describe, expect, it } from 'vitest';
import { isWhileOpen, runAt, shownChanges } from '../../src/domain/stops/deliveryActions';

describe('the run that a delivery was on', () => {
  const moves = [
    { at: '2026-11-20 10:00:00', from: 1, to: 2 },
    { at: '2026-11-20 12:00:00', from: 2, to: null },
  ];
  it.each([
    ['before it was moved', moves, '2026-11-20 09:00:00', 1],
    ['between two moves', moves, '2026-11-20 11:00:00', 2],
    ['after it was taken out', moves, '2026-11-20 13:00:00', null],
    ['when it was never moved', [], '2026-11-20 09:00:00', 7],
  ])('%s', (_, made, at, run) => {
    expect(runAt(made, 7, at)).toBe(run);
  });
});

describe('a change of the recipient concerns a delivery', () => {
  const created_at = '2026-11-20 10:00:00';
  it.each([
    ['made before it', '2026-11-20 09:59:59', null, false],
    ['while it is open', '2026-11-20 11:00:00', null, true],
    ['until it is closed', '2026-11-20 11:00:00', '2026-11-20 12:00:00', true],
    ['not afterwards', '2026-11-20 12:00:01', '2026-11-20 12:00:00', false],
  ])('%s', (_, at, closed_at, concerns) => {
    expect(isWhileOpen(at, { created_at, closed_at })).toBe(concerns);
  });
});

const named = (names: Readonly<Record<string, string>>) => (id: unknown) => names[String(id)] ?? null;
const nameOf = { run: named({ 1: 'NORTH', 2: 'SOUTH' }), driver: named({ 1: 'Ana Ruiz' }) };

describe('the changes that a history tells', () => {
  it.each([
    [
      'a move by the names of the runs, without what people do not read',
      {
        delivery_manifest_id: { from: 1, to: 2 },
        secuence: { from: 3, to: 5 },
        version: { from: 1, to: 2 },
        comments: { from: 'GATE', to: null },
      },
      {
        run: { from: 'NORTH', to: 'SOUTH' },
        secuence: { from: 3, to: 5 },
        comments: { from: 'GATE', to: null },
      },
    ],
    [
      'another driver of its run by name',
      { employee_id: { from: 1, to: null }, vehicle_id: { from: 4, to: 5 } },
      { driver: { from: 'Ana Ruiz', to: null } },
    ],
    ['no place of a stop that waits without a run', { secuence: { from: 3, to: null } }, {}],
  ])('%s', (_, changes, told) => {
    expect(shownChanges(changes, nameOf)).toEqual(told);
  });
});
