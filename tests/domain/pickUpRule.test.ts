import { describe, expect, it } from 'vitest';
import { namedRules, notGoneOver, ruleKey } from '../../src/domain/runs/namedRules';
import { missedPickUp, needsTripBack } from '../../src/domain/stops/pickUpRule';

const TYPES = { out: 1, load: 2, door: 3, collect: 8, home: 7 };
/** Stops in order: `load:8` is a pick-up with status 8. Ids count from 1 unless the name says so: `door#7`. */
function stops(...words: string[]) {
  return words.map((word, index) => {
    const [, type = '', status = '1', id] = /^(\w+)(?::(\d+))?(?:#(\d+))?$/.exec(word) ?? [];
    return {
      id: Number(id ?? index + 1),
      secuence: index + 1,
      delivery_event_type_id: TYPES[type as keyof typeof TYPES],
      delivery_event_status_id: Number(status || 1),
    };
  });
}

describe('a delivery stands behind the pick-up of its bag', () => {
  it.each([
    ['behind it', ['out', 'load', 'home'], ['out', 'load', 'door#9', 'home'], null],
    ['before it', ['out', 'load', 'home'], ['out', 'door#9', 'load', 'home'], 3],
    ['a run without a pick-up loads at the pull out', ['out', 'home'], ['out', 'door#9', 'home'], null],
    ['what is loaded already', ['out:4', 'load:8', 'home'], ['out:4', 'load:8', 'door#9', 'home'], null],
    [
      'before the trip back',
      ['out:4', 'load:8', 'load', 'home'],
      ['out:4', 'load:8', 'door#9', 'load', 'home'],
      4,
    ],
    ['the driver holds it', ['out', 'load', 'home'], ['out', 'door:8#9', 'load', 'home'], null],
    ['a pickup appointment has no bag to load', ['out', 'load'], ['out', 'collect#9', 'load'], null],
    ['moved before it', ['out', 'load', 'door#9'], ['out', 'door#9', 'load'], 3],
    [
      'it stood before it already',
      ['out', 'door#9', 'door', 'load'],
      ['out', 'door', 'door#9', 'load'],
      null,
    ],
    [
      'between two, loaded by the second',
      ['out:4', 'load:8', 'door', 'load', 'door#9'],
      ['out:4', 'load:8', 'door#9', 'door', 'load'],
      5,
    ],
    [
      'loaded by the first of two',
      ['out:4', 'load:8', 'door#9', 'door', 'load'],
      ['out:4', 'load:8', 'door', 'door#9', 'load'],
      null,
    ],
  ])('%s', (_, before, after, missed) => {
    const ordered = stops(...after);
    const stop = ordered.find(({ id }) => id === 9);
    if (!stop) throw new Error('the case needs its stop');
    expect(missedPickUp(stops(...before), ordered, stop)?.secuence ?? null).toBe(missed);
  });

  it.each([
    ['at the CDP', ['out', 'load', 'door', 'home'], false],
    ['pulled out, not loaded', ['out:4', 'load', 'door', 'home'], false],
    ['on the road', ['out:4', 'load:8', 'door', 'home'], true],
    ['on the road without a pick-up', ['out:4', 'door', 'home'], true],
    ['comes back anyway', ['out:4', 'load:8', 'door', 'load', 'home'], false],
    ['the trip back was canceled', ['out:4', 'load:8', 'door', 'load:7', 'home'], true],
  ])('a new bag needs a trip back: %s', (_, words, expected) => {
    expect(needsTripBack(stops(...words))).toBe(expected);
  });
});

describe('an override goes over the rules that were named', () => {
  const overtime = { rule: 'overtime', delivery_event_id: null };
  const window = { rule: 'window', delivery_event_id: 7 };
  it.each([
    ['none', [], [overtime, window]],
    ['one of them', ['overtime'], [window]],
    ['the rule of another stop', ['overtime', 'window:8'], [window]],
    ['both', ['overtime', 'window:7'], []],
    ['all that the first answer named, where a client cannot say', null, []],
  ])('%s', (_, overridden, left) => {
    expect(notGoneOver([overtime, window], overridden)).toEqual(left);
  });
  it('reads what an answer names', () => {
    expect(namedRules([overtime, window])?.map(ruleKey)).toEqual(['overtime', 'window:7']);
    for (const other of [undefined, [], 'x', [{ rule: 1 }], [null]]) expect(namedRules(other)).toBeNull();
  });
});
