import { describe, expect, it } from 'vitest';
import {
  fixText,
  reasonText,
  type RoutingFix,
  type RoutingReason,
} from '../../src/domain/planning/routingCodes';
import { routing as en } from '../../src/i18n/en/routing';
import { routing as es } from '../../src/i18n/es/routing';
import { readableArgs } from '../../src/providers/readableArgs';

const names = {
  task: (name: string) => `[${name}]`,
  skill: (id: number) => ['', 'female driver', 'refrigeration'][id] ?? '?',
  vehicle: (id: number) => `Driver ${id}`,
};

/** The words with their values, as the browser writes them. */
function words({ key, args }: ReturnType<typeof reasonText>, language: unknown): string {
  const text = key
    .split('.')
    .slice(1)
    .reduce((at: unknown, part) => (at as Record<string, unknown>)[part], language) as string;
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(readableArgs(args)[name]));
}

const REASONS: [RoutingReason, string, string][] = [
  [
    { code: 'windowLate', seconds: 301 },
    'Reached 6 min after its time window ends',
    'Llegaría 6 min después del fin de su horario',
  ],
  [
    { code: 'shiftEnd', seconds: 600 },
    'The run would end 10 min after the shift',
    'La ruta terminaría 10 min después del turno',
  ],
  [
    { code: 'otherLate', seconds: 20, task: 'job 4' },
    '[job 4] would be 1 min late',
    '[job 4] llegaría con 1 min de retraso',
  ],
  [
    { code: 'skill', skills: [1, 2] },
    'This driver or vehicle does not have what the delivery needs: female driver, refrigeration',
    'Este conductor o vehículo no tiene lo que la entrega necesita: female driver, refrigeration',
  ],
  [{ code: 'capacity', over: 2 }, 'No room on board: 2 too many', 'No cabe a bordo: sobran 2'],
  [
    { code: 'maxTasks', max: 30 },
    'The run already has the maximum of 30 stops',
    'La ruta ya tiene el máximo de paradas, 30',
  ],
];

const FIXES: [RoutingFix, string, string][] = [
  [
    { kind: 'window', earlier: 90 },
    'Fits if its time window opens 2 min earlier',
    'Cabe si su horario empieza 2 min antes',
  ],
  [
    { kind: 'window', later: 60 },
    'Fits if its time window ends 1 min later',
    'Cabe si su horario termina 1 min después',
  ],
  [{ kind: 'shift', seconds: 840 }, 'Fits with 14 min of overtime', 'Cabe con 14 min de tiempo extra'],
  [
    { kind: 'otherWindow', task: 'job 4', later: 120 },
    'Fits if the time window of [job 4] ends 2 min later',
    'Cabe si el horario de [job 4] termina 2 min después',
  ],
  [
    { kind: 'driver', vehicles: [3, 8] },
    'These drivers could take it: Driver 3, Driver 8',
    'Podrían llevarla estos conductores: Driver 3, Driver 8',
  ],
];

describe('the optimizer’s codes in words', () => {
  it.each(REASONS)('%j', (reason, english, spanish) => {
    expect(words(reasonText(reason, names), en)).toBe(english);
    expect(words(reasonText(reason, names), es)).toBe(spanish);
  });

  it.each(FIXES)('%j', (fix, english, spanish) => {
    expect(words(fixText(fix, names), en)).toBe(english);
    expect(words(fixText(fix, names), es)).toBe(spanish);
  });

  it('both languages use the same values', () => {
    const values = (slice: object): string[] =>
      Object.values(slice).flatMap((value: unknown) =>
        typeof value === 'string'
          ? [(value.match(/%\{\w+\}/g) ?? []).sort().join()]
          : values(value as object),
      );
    expect(values(es)).toEqual(values(en));
  });
});
