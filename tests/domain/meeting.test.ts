import { describe, expect, it } from 'vitest';
import { isHandedOver, meetingSlot, nextPlaced } from '../../src/domain/runs/meeting';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';

const TYPES = { out: 1, load: 2, door: 3, lunch: 4, home: 7 } as const;
/** `door:4` is a door with status 4; `?` behind it: nobody knows where it is; `back` is a trip back. Ids count from 1. */
function stops(...words: string[]) {
  return words.map((word, index) => {
    const [, kind = '', status = '1', unknown] = /^(\w+?)(?::(\d+))?(\?)?$/.exec(word) ?? [];
    const isTrip = kind === 'back';
    return {
      id: index + 1,
      delivery_event_type_id: isTrip ? TYPES.load : TYPES[kind as keyof typeof TYPES],
      delivery_event_status_id: Number(status),
      destination_latitude: unknown ? null : 32.7,
      destination_longitude: unknown ? null : -117.1,
      stop_role: isTrip ? ('tripBack' as const) : null,
    };
  });
}

describe('the next stop of a driver at which another can be met', () => {
  it.each([
    ['the first that is open', ['out:4', 'load:8', 'door', 'door', 'home'], 0, 3],
    ['not the bag that changes vehicles', ['out:4', 'load:8', 'door', 'door', 'home'], 3, 4],
    ['not one that nobody can find', ['out:4', 'door?', 'door', 'home'], 0, 3],
    ['not the way home', ['out:4', 'door:4', 'home'], 0, undefined],
    ['none on a run that is done', ['out:4', 'door:4', 'home:4'], 0, undefined],
  ])('%s', (_, words, without, expected) => {
    expect(nextPlaced(stops(...words), without)?.id).toBe(expected);
  });
});

describe('the place of a meeting in a run', () => {
  it.each([
    ['a run on the road: what comes next', ['out:4', 'load:8', 'door', 'home'], 3],
    [
      'a door at which the driver is needs no room: it is driven first',
      ['out:4', 'load:8', 'door:2', 'home'],
      3,
    ],
    ['a run that has not left: behind its bags', ['out', 'load', 'door', 'home'], 3],
    ['behind a second loading of its own', ['out:4', 'load:8', 'door', 'load', 'door', 'home'], 5],
    ['a trip back is no loading of its own', ['out:4', 'load:8', 'back', 'door', 'home'], 3],
    ['a run that is new', [], 1],
  ])('%s', (_, words, expected) => {
    expect(meetingSlot(stops(...words))).toBe(expected);
  });
});

it.each([
  ['done', EVENT_STATUS.successful, true],
  ['picked up', EVENT_STATUS.pickedUp, true],
  ['canceled', EVENT_STATUS.canceled, false],
  ['still to come', EVENT_STATUS.scheduled, false],
])('bags change vehicles at a meeting that is %s: %s', (_, status, expected) => {
  expect(isHandedOver(status)).toBe(expected);
});
