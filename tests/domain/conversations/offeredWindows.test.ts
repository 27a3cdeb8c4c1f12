import { describe, expect, it } from 'vitest';
import { offeredWindows } from '../../../src/domain/conversations/offeredWindows';
import { offeredRequests } from '../../../src/domain/conversations/recipientRequest';
import { windowText } from '../../../src/domain/conversations/windowText';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { fromWire } from '../../../src/domain/time/dates';

const DAY = '2026-11-20';
const delivery = { delivery_date: DAY, delivery_start_time: '09:00:00', delivery_end_time: '12:00:00' };
/** Friday, 10:05 in Los Angeles. */
const now = fromWire('2026-11-20 18:05:00');
const rules = {
  hours: { start_time: '08:30:00', end_time: '18:00:00' },
  time_zone: 'America/Los_Angeles',
  isAboard: false,
  weekdays: [1, 2, 3, 4, 5],
  now,
};
const short = (windows: readonly { delivery_date: string; delivery_start_time: string }[]) =>
  windows.map((each) => `${each.delivery_date.slice(8)} ${each.delivery_start_time.slice(0, 2)}`);

describe('windows that a recipient may choose', () => {
  it('are three hours long, within the hours of the run, an hour ahead, on delivery days', () => {
    const windows = offeredWindows(delivery, rules);
    expect(short(windows)).toEqual(['20 12', '20 15', '23 09', '23 12', '23 15']);
    expect(windows[0]).toEqual({
      delivery_date: DAY,
      delivery_start_time: '12:00:00',
      delivery_end_time: '15:00:00',
    });
  });

  it('stay on the day once the bag is in the vehicle, and are none on a day that is over', () => {
    expect(short(offeredWindows(delivery, { ...rules, isAboard: true }))).toEqual(['20 12', '20 15']);
    const late = { ...rules, isAboard: true, now: fromWire('2026-11-21 04:00:00') };
    expect(offeredWindows(delivery, late)).toEqual([]);
  });

  it('begin on the day of the delivery, and leave out the window that it has', () => {
    const monday = { ...delivery, delivery_date: '2026-11-23' };
    expect(short(offeredWindows(monday, rules))).toEqual([
      '23 12',
      '23 15',
      '24 09',
      '24 12',
      '24 15',
      '25 09',
    ]);
  });

  it('a shift over midnight ends with the evening', () => {
    const hours = { start_time: '17:00:00', end_time: '01:00:00' };
    expect(short(offeredWindows(delivery, { ...rules, hours, isAboard: true }))).toEqual(['20 17', '20 20']);
  });
});

describe('what a recipient may ask for', () => {
  const stop = (delivery_event_status_id: number, delivery_event_type_id: number = EVENT_TYPE.delivery) => ({
    delivery_event_status_id,
    delivery_event_type_id,
  });
  it.each([
    [
      'scheduled',
      stop(EVENT_STATUS.scheduled),
      'scheduled',
      true,
      ['confirm', 'notHome', 'door', 'window', 'call'],
    ],
    [
      'no other window',
      stop(EVENT_STATUS.scheduled),
      'onTheWay',
      false,
      ['confirm', 'notHome', 'door', 'call'],
    ],
    ['at the door', stop(EVENT_STATUS.attempted), 'next', true, ['door', 'call']],
    ['delivered', stop(EVENT_STATUS.successful), 'delivered', false, ['rate']],
    ['canceled', stop(EVENT_STATUS.canceled), 'canceled', false, []],
    ['a lunch', stop(EVENT_STATUS.scheduled, EVENT_TYPE.startLunch), 'scheduled', true, []],
  ] as const)('%s', (_, given, state, canChoose, requests) => {
    expect(offeredRequests(given, state, canChoose)).toEqual(requests);
  });
});

describe('a window in a text message', () => {
  const open = { ...delivery, delivery_end_time: null };
  const none = { ...open, delivery_start_time: null };
  it.each([
    ['en', '12', delivery, 'Fri, Nov 20, 9:00 AM - 12:00 PM'],
    ['en', '24', delivery, 'Fri, Nov 20, 09:00 - 12:00'],
    ['es', '12', delivery, 'vie, 20 de nov, 9:00 AM - 12:00 PM'],
    ['en', '12', open, 'Fri, Nov 20, 9:00 AM'],
    ['en', '12', none, 'Fri, Nov 20'],
  ] as const)('%s, %s hours', (language, clock, window, text) => {
    expect(windowText(window, language, clock)).toBe(text);
  });
});
