import { describe, expect, it } from 'vitest';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import {
  ageText,
  attemptText,
  deliveredText,
  expectedText,
  headlineText,
  lateText,
  newDayText,
  noteText,
  readableName,
  readablePhone,
  stopsText,
  vehicleText,
  windowText,
} from '../../src/tracking/sentences';

const NOW = new Date('2026-07-20T20:00:00Z');

function viewWith(part: Partial<TrackingView>): TrackingView {
  return {
    state: 'onTheWay',
    kind: 'delivery',
    new_day: null,
    late_minutes: null,
    attempted_at: null,
    is_checking: false,
    window: null,
    eta: null,
    stops_away: null,
    cdp: { name: 'HILLCREST PHARMACY', phone_number: '6195550101' },
    first_name: 'ALICE',
    language: 'en',
    time_zone: 'America/Los_Angeles',
    vehicle: null,
    delivered_at: null,
    updated_at: '2026-07-20 19:59:00',
    ...part,
  };
}

describe('when the delivery is expected', () => {
  it.each([
    ['en', '2026-07-20 21:10:00', '2026-07-20 21:50:00', 'Expected between 2:10 and 2:50 PM PDT'],
    ['en', '2026-07-20 18:50:00', '2026-07-20 19:10:00', 'Expected between 11:50 AM and 12:10 PM PDT'],
    ['es', '2026-07-20 20:10:00', '2026-07-20 21:50:00', 'Llega entre la 1:10 y las 2:50 p.m. PDT'],
    [
      'en',
      '2026-07-21 21:10:00',
      '2026-07-21 21:50:00',
      'Expected Tuesday, July 21, between 2:10 and 2:50 PM PDT',
    ],
    [
      'es',
      '2026-07-21 21:10:00',
      '2026-07-21 21:50:00',
      'Llega martes, 21 de julio, entre las 2:10 y las 2:50 p.m. PDT',
    ],
  ] as const)('says so in %s from %s to %s', (language, from, to, text) => {
    // ICU writes a narrow space into "p. m." in some versions.
    const plain = expectedText(viewWith({ eta: { from, to } }), language, NOW)
      .replace(/\s/g, ' ')
      .replace('p. m.', 'p.m.');
    expect(plain).toBe(text);
  });

  it('is in the zone of the run, in winter as well', () => {
    const eta = { from: '2026-12-01 20:00:00', to: '2026-12-01 20:30:00' };
    expect(
      expectedText(viewWith({ eta, time_zone: 'America/New_York' }), 'en', new Date('2026-12-01T19:00:00Z')),
    ).toBe('Expected between 3:00 and 3:30 PM EST');
  });

  it('says nothing when nobody knows', () => {
    expect(expectedText(viewWith({}), 'en', NOW)).toBe('');
  });
});

describe('the window that was agreed on', () => {
  const eta = { from: '2026-07-20 21:10:00', to: '2026-07-20 21:50:00' };
  it.each([
    ['2026-07-20 20:00:00', '2026-07-20 22:00:00', 'Your time window: between 1:00 and 3:00 PM PDT'],
    ['2026-07-20 20:00:00', null, 'Your time window: after 1:00 PM PDT'],
    [null, '2026-07-20 22:00:00', 'Your time window: before 3:00 PM PDT'],
  ])('%s to %s', (start, end, text) => {
    expect(windowText(viewWith({ eta, window: { start, end } }), 'en')).toBe(text);
  });

  it('does not matter any more once the delivery is over', () => {
    expect(windowText(viewWith({ window: { start: '2026-07-20 20:00:00', end: null } }), 'en')).toBe('');
  });
});

describe('how far it is', () => {
  it.each([
    [0, ''],
    [1, '1 stop away'],
    [3, '3 stops away'],
    [null, ''],
  ])('%s stops', (stops_away, text) => {
    expect(stopsText(viewWith({ stops_away }), 'en')).toBe(text);
  });

  it.each([
    [1290, 'About 0.8 mi away, seen 2 min ago'],
    [40, 'Less than 0.1 mi away, seen 2 min ago'],
    [24_000, 'About 15 mi away, seen 2 min ago'],
    [null, 'Seen 2 min ago'],
  ])('%s metres', (distance_m, text) => {
    const vehicle = { latitude: 32.7, longitude: -117.1, recorded_at: '2026-07-20 19:58:00', distance_m };
    expect(vehicleText(viewWith({ vehicle }), 'en', NOW)).toBe(text);
  });
});

describe('what did not go as it should', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ').replace('p. m.', 'p.m.').replace('a. m.', 'a.m.');
  it.each([
    ['en', '2026-07-20 15:39:00', 'We were at your door at 8:39 AM PDT.'],
    ['es', '2026-07-20 15:39:00', 'Estuvimos en su puerta a las 8:39 a.m. PDT.'],
    ['en', '2026-07-19 15:39:00', 'We were at your door on Sunday, July 19 at 8:39 AM PDT.'],
    ['es', '2026-07-19 15:39:00', 'Estuvimos en su puerta el domingo, 19 de julio a las 8:39 a.m. PDT.'],
  ] as const)('a try, in %s, at %s', (language, attempted_at, text) => {
    expect(plain(attemptText(viewWith({ attempted_at }), language, NOW))).toBe(text);
  });

  it.each([
    ['en', 40, 'About 40 min late'],
    ['en', 210, 'About 3 h 30 late'],
    ['es', 40, 'Con unos 40 min de retraso'],
    ['en', null, ''],
  ] as const)('late, in %s: %s', (language, late_minutes, text) => {
    expect(lateText(viewWith({ late_minutes }), language)).toBe(text);
  });

  it.each([
    ['en', '2026-07-22', 'New day: Wednesday, July 22'],
    ['es', '2026-07-22', 'Nuevo día: miércoles, 22 de julio'],
    ['en', '2026-07-20', ''],
    ['en', null, ''],
  ] as const)('put off, in %s to %s', (language, new_day, text) => {
    expect(newDayText(viewWith({ state: 'rescheduled', new_day }), language, NOW)).toBe(text);
  });

  it('a new window is called new, also before anybody plans the day', () => {
    const window = { start: '2026-07-22 20:00:00', end: '2026-07-22 22:00:00' };
    const view = viewWith({ state: 'rescheduled', new_day: '2026-07-22', window });
    expect(windowText(view, 'en')).toBe('New time window: between 1:00 and 3:00 PM PDT');
    expect(noteText('rescheduled', view, 'en', NOW)).toBe('');
    const today = viewWith({ state: 'rescheduled', new_day: '2026-07-20' });
    expect(noteText('rescheduled', today, 'en', NOW)).toBe('The driver will come again later.');
  });

  it('a driver whom nobody has heard is asked for', () => {
    const view = viewWith({ state: 'next', is_checking: true });
    expect(noteText('next', view, 'en', NOW)).toBe('We are checking with the driver.');
    expect(noteText('next', view, 'es', NOW)).toBe('Estamos consultando con el conductor.');
  });
});

it.each([
  ['en', 'scheduled', 'Your pick-up is scheduled', 'Please have it ready for the driver.'],
  ['es', 'failed', 'No pudimos recoger su paquete', 'Llame a la farmacia para acordar otro horario.'],
  ['en', 'next', 'You are next', 'The driver is coming to pick it up now.'],
] as const)('a pickup appointment has words of its own, in %s: %s', (language, state, headline, note) => {
  const view = viewWith({ state, kind: 'collect' });
  expect(headlineText(state, 'collect', language)).toBe(headline);
  expect(noteText(state, view, language, NOW)).toBe(note);
});

it('says when it happened', () => {
  const view = viewWith({ delivered_at: '2026-07-20 19:32:00' });
  expect(deliveredText(view, 'en', NOW)).toBe('Today, 12:32 PM PDT');
  expect(deliveredText(view, 'es', NOW)).toMatch(/^Hoy, a las 12:32/);
  expect(deliveredText(viewWith({}), 'en', NOW)).toBe('');
});

it.each([
  [20, 'just now'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [7300, '2 h ago'],
])('tells an age of %s s in words', (seconds, text) => {
  expect(ageText(new Date(NOW.getTime() - seconds * 1000), NOW, 'en')).toBe(text);
});

it('writes names and numbers for people', () => {
  expect(readableName('MARÍA-JOSÉ O’NEIL')).toBe('María-José O’Neil');
  expect(readablePhone('6195550101')).toBe('(619) 555-0101');
  expect(readablePhone('911')).toBe('911');
});

describe('in Arabic, with Latin digits', () => {
  const seen = (distance_m: number | null) => ({
    vehicle: { latitude: 32.7, longitude: -117.1, recorded_at: '2026-07-20 19:58:00', distance_m },
  });
  const plain = (text: string) => text.replace(/\s/g, ' ');
  it.each([
    [
      'a time',
      expectedText,
      { eta: { from: '2026-07-20 21:10:00', to: '2026-07-20 21:50:00' } },
      'الوصول المتوقع بين 2:10 و2:50 م PDT',
    ],
    ['another day', newDayText, { new_day: '2026-07-23' }, 'اليوم الجديد: الخميس، 23 يوليو'],
    ['a distance', vehicleText, seen(1290), 'على بعد نحو 0.8 ميل منك، آخر ظهور قبل دقيقتين'],
    ['lateness', lateText, { late_minutes: 210 }, 'التأخير نحو 3 س 30'],
  ] as const)('%s', (_, sentence, part, text) => {
    expect(plain(sentence(viewWith(part), 'ar', NOW))).toBe(text);
  });

  it.each([
    [1, 'محطة واحدة قبلك'],
    [2, 'محطتان قبلك'],
    [3, '3 محطات قبلك'],
    [11, '11 محطة قبلك'],
    [102, '102 محطة قبلك'],
  ])('%i stops have a form of their own', (stops_away, text) => {
    expect(stopsText(viewWith({ stops_away }), 'ar')).toBe(text);
  });
});
