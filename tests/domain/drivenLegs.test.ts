import { describe, expect, it } from 'vitest';
import { DEFAULT_PACE } from '../../src/domain/addresses/travelTime';
import type { StopLine } from '../../src/domain/planning/doorsLeft';
import { drivenLegs } from '../../src/domain/planning/drivenLegs';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';

const at = (time: string) => `2026-03-02 ${time}`;
/** Doors a minute of latitude apart: a drive of some minutes. */
const stop = (id: number, time: string | null, changes: object = {}) => ({
  id,
  secuence: id,
  delivery_event_type_id: EVENT_TYPE.delivery as number,
  delivery_event_status_id: EVENT_STATUS.successful as number,
  delivery_date: '2026-03-02',
  destination_latitude: 32.7 + id / 60,
  destination_longitude: -117,
  delivery_start_time: null,
  planned_at: null,
  eta: null,
  datetime: time && at(time),
  close_door_pharmacy_id: 1,
  ...changes,
});
const line = (
  delivery_event_id: number,
  delivery_event_status_id: number,
  time: string,
  source = 'driver',
): StopLine => ({ delivery_event_id, delivery_event_status_id, datetime: at(time), source });
const legsOf = (stops: ReturnType<typeof stop>[], lines: StopLine[] = []) =>
  drivenLegs(
    {
      id: 4,
      delivery_date: '2026-03-02',
      time_zone: 'America/Los_Angeles',
      start_at: at('16:00:00'),
      close_door_pharmacy_id: 1,
      employee_id: 7,
      stops,
      lines,
    },
    DEFAULT_PACE,
  ).map(({ took, hour }) => ({ took, hour }));

const { delivery, collect, startLunch } = EVENT_TYPE;
const { successful, attempted, inProgress, collected, returned, missing, canceled } = EVENT_STATUS;

describe('what was driven of a run', () => {
  it('is from each door that was left to the next', () => {
    const stops = [stop(1, '17:00:00'), stop(2, '17:12:00'), stop(3, '18:02:00')];
    expect(legsOf(stops)).toEqual([
      { took: 720, hour: 9 },
      { took: 3_000, hour: 9 },
    ]);
  });

  it('knows when something was collected, though its hand-over at the CDP came later', () => {
    const collection = stop(2, '21:00:00', {
      delivery_event_type_id: collect,
      delivery_event_status_id: returned,
    });
    const lines = [
      line(1, successful, '17:00:00'),
      line(2, collected, '17:15:00'),
      line(3, successful, '17:27:00'),
      line(2, returned, '21:00:00'),
    ];
    const stops = [stop(1, '17:00:00'), collection, stop(3, '17:27:00')];
    expect(legsOf(stops, lines)).toEqual([
      { took: 900, hour: 9 },
      { took: 720, hour: 9 },
    ]);
  });

  it.each([
    ['a knock at a third door lies between', [line(5, attempted, '17:06:00')], 0],
    ['the driver began another one on the way', [line(5, inProgress, '17:06:00')], 0],
    ['the office wrote something meanwhile', [line(5, canceled, '17:06:00', 'office')], 1],
    ['the office has closed the stop', [line(2, successful, '17:12:00', 'office')], 0],
    ['the office has closed the stop before', [line(1, successful, '17:00:00', 'office')], 0],
  ])('where %s: %i legs', (_, lines, count) => {
    expect(legsOf([stop(1, '17:00:00'), stop(2, '17:12:00'), stop(5, null)], lines)).toHaveLength(count);
  });

  it('ends when the vehicle has left the door where its status came late', () => {
    const stops = [
      stop(1, '17:00:00'),
      stop(2, '17:40:00', { left_at: at('17:12:00') }),
      stop(3, '17:40:30', { left_at: at('17:24:00') }),
      // A minute after the word is no other time.
      stop(4, '17:50:00', { left_at: at('17:51:00') }),
    ];
    expect(legsOf(stops).map(({ took }) => took)).toEqual([720, 720, 1_560]);
  });

  it.each([
    ['a lunch', { delivery_event_type_id: startLunch, destination_latitude: null }, 0],
    ['a bag that was not there', { delivery_event_status_id: missing }, 1],
    ['a stop of another CDP', { close_door_pharmacy_id: 2 }, 1],
    ['a door that opens meanwhile', { delivery_start_time: '09:10' }, 1],
    ['a door that was open long before', { delivery_start_time: '08:00' }, 2],
    ['a door in the same house', { destination_latitude: 32.7 + 1 / 60 }, 1],
    ['a delivery', { delivery_event_type_id: delivery }, 2],
  ])('with %s between two doors has %i legs', (_, changes, count) => {
    expect(legsOf([stop(1, '17:00:00'), stop(2, '17:12:00', changes), stop(3, '17:24:00')])).toHaveLength(
      count as number,
    );
  });
});
