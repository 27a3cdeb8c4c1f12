import { describe, expect, it } from 'vitest';
import { writeNotification } from '../../server/platform/notifications/writeNotification';
import type { NotificationFact } from '../../src/domain/notifications/notificationFacts';
import {
  isNotificationType,
  notificationType,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '../../src/domain/notifications/notificationTypes';
import { notificationTypes as english } from '../../src/i18n/en/notificationTypes';
import { notificationTypes as spanish } from '../../src/i18n/es/notificationTypes';

/** What a title may say, as it is read on a screen that is locked. */
const OPEN_FACTS: ReadonlySet<string> = new Set<NotificationFact>([
  'run',
  'driver_name',
  'employee_name',
  'vehicle_name',
  'minutes',
  'speed',
  'issues',
  'rows',
  'expiration_date',
  'date',
  'file',
]);

const TYPES = Object.keys(NOTIFICATION_TYPES) as NotificationType[];
const placeholders = (sentence = '') => [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);

/** Spec §3, Notification. */
const JSON_BODY = [
  'address',
  'employee_name',
  'employee',
  'events',
  'group_id',
  'issues',
  'no_try',
  'participant_name',
  'reason',
  'driver_name',
  'expiration_date',
  'delivered_datetime',
  'date',
  'tracking_number',
  'vehicle_name',
  'time',
  'email',
  'uuid',
  'response',
  'is_async',
  'event_id',
  'delivery_manifest_id',
  'participant_id',
];

it('every field of jsonBody is carried by a type, `events` by each that gathers', () => {
  const carried = new Set<string>(TYPES.flatMap((type) => [...notificationType(type).facts]));
  if (TYPES.some((type) => notificationType(type).gathers)) carried.add('events');
  expect(JSON_BODY.filter((name) => !carried.has(name))).toEqual([]);
});

describe.each([
  ['en', english],
  ['es', spanish],
])('words in %s', (_, words) => {
  it.each(TYPES)('%s says nothing but its facts, and no patient in its title', (type) => {
    const { title, body, many, failed } = words[type];
    const { facts, gathers, isFixed } = notificationType(type);
    const known = [...facts, 'count'];
    for (const name of placeholders([title, body, many, failed].join(' '))) expect(known).toContain(name);
    for (const name of placeholders([title, many, failed].join(' ')))
      if (!isFixed) expect([...OPEN_FACTS, 'count']).toContain(name);
    expect(many === undefined).toBe(gathers === undefined);
  });
});

describe('a notification in its reader’s words', () => {
  const facts = {
    run: 'HILLCREST 03',
    participant_name: 'IRIS MOON',
    address: '1 A St',
    reason: 1,
    no_try: 2,
    delivered_datetime: '2026-11-20 18:05:00',
    time_zone: 'America/Los_Angeles',
  };
  const stored = { type: 'delivery_failed', title: '', body: '', json_body: facts, count: 1 };
  const reader = {
    language: 'en',
    clock: '24',
    date_order: 'mdy',
    distance_unit: 'mi',
    zone: 'UTC',
  } as const;

  it.each([
    [reader, 'Delivery failed on HILLCREST 03', 'IRIS MOON, 1 A St: Nobody home. Attempt 2, 10:05 PST.'],
    [
      { ...reader, language: 'es', clock: '12' } as const,
      'Entrega fallida en HILLCREST 03',
      'IRIS MOON, 1 A St: No había nadie. Intento 2, 10:05 AM PST.',
    ],
  ])('%o', (who, title, body) => {
    expect(writeNotification(stored, who)).toEqual({ title, body });
  });

  it.each([
    ['mi', 'Ana, VAN 3: 70 mph.'],
    ['km', 'Ana, VAN 3: 112 km/h.'],
  ] as const)('has speeds in %s', (distance_unit, body) => {
    const json_body = { driver_name: 'Ana', vehicle_name: 'VAN 3', speed: 112 };
    const fast = { ...stored, type: 'vehicle_too_fast', json_body };
    expect(writeNotification(fast, { ...reader, distance_unit }).body).toBe(body);
  });

  it('of a burst says how many, and of a failed task that it failed', () => {
    expect(writeNotification({ ...stored, count: 12 }, reader).title).toBe(
      '12 deliveries failed on HILLCREST 03',
    );
    const task = {
      ...stored,
      type: 'asynchronous_processing',
      json_body: { response: 'failed', file: null },
    };
    expect(writeNotification(task, reader)).toEqual({ title: 'Your file could not be made', body: '—' });
  });

  it('of a type that is no longer declared is what was stored, and text of people is taken as it is', () => {
    expect(isNotificationType('gone')).toBe(false);
    const old = { ...stored, type: 'gone', title: 'T', body: 'B' };
    expect(writeNotification(old, reader)).toEqual({ title: 'T', body: 'B' });
    const said = { employee_name: 'Ana', text: 'Use %{run} at 10' };
    expect(writeNotification({ ...stored, type: 'driver_message', json_body: said }, reader)).toEqual({
      title: 'Ana',
      body: 'Use %{run} at 10',
    });
  });
});

describe('defects of a vehicle in a notification', () => {
  const pedal = { name_en: 'Brakes', name_es: 'Frenos', name_ar: 'المكابح', note: 'pedal is soft' };
  const tyre = { name_en: 'Tires', name_es: 'Llantas', name_ar: null, note: 'flat' };
  const written = (language: 'en' | 'es' | 'ar', facts: object) =>
    writeNotification(
      {
        type: 'vehicle_defect',
        title: '',
        body: '',
        json_body: { vehicle_name: 'VAN 1', driver_name: 'ANA', run: 'R1', inspection_id: 1, ...facts },
        count: 1,
      },
      { language, zone: 'America/Los_Angeles', clock: '12', date_order: 'mdy', distance_unit: 'mi' },
    ).body;

  it.each([
    ['en', 'Brakes: pedal is soft; Tires: flat'],
    ['es', 'Frenos: pedal is soft; Llantas: flat'],
    // What the checklist does not say in Arabic is read in English.
    ['ar', 'المكابح: pedal is soft؛ Tires: flat'],
  ] as const)('%s', (language, said) =>
    expect(written(language, { defects: [pedal, tyre] })).toContain(said),
  );

  it('an older one is a text', () =>
    expect(written('es', { text: 'Brakes: pedal is soft' })).toContain('Brakes: pedal is soft'));
});
