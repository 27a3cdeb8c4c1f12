import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  afterEvent,
  callTime,
  CALL_ACTIONS,
  KEYPAD,
  type CallEvent,
  type CallLeg,
  type CallState,
} from '../../src/domain/calls/callState';

const CALL_STATES: readonly CallState[] = ['ringing', 'inCall', 'onHold', 'transferring', 'ended'];
const caller: CallLeg = { role: 'caller', state: 'joined' };
const callee: CallLeg = { role: 'callee', state: 'ringing' };
const colleague: CallLeg = { role: 'transfer', state: 'ringing' };
const line: CallLeg = { role: 'line', state: 'joined' };

describe('who may do what with a call (spec §1, phone-call widget)', () => {
  it.each<[CallState, CallLeg, readonly string[]]>([
    ['ringing', caller, ['end']],
    ['ringing', callee, ['answer', 'decline']],
    ['ringing', { ...line, state: 'ringing' }, ['answer', 'decline']],
    ['ringing', line, ['end']],
    ['inCall', caller, ['end', 'hold', 'transfer']],
    ['inCall', { ...callee, state: 'joined' }, ['end', 'hold', 'transfer']],
    ['inCall', line, ['end']],
    ['onHold', caller, ['end', 'resume', 'transfer']],
    ['onHold', line, ['end']],
    ['transferring', caller, ['end', 'takeBack']],
    ['transferring', colleague, ['answer', 'decline']],
    ['transferring', line, ['end']],
    // Who has taken it over has the same buttons.
    ['inCall', { ...colleague, state: 'joined' }, ['end', 'hold', 'transfer']],
  ])('%s, %o', (state, leg, actions) => {
    expect(actionsOf(state, leg)).toEqual(actions);
  });

  it('who has left, and everybody after the end, can do nothing', () => {
    for (const state of CALL_STATES) expect(actionsOf(state, { ...caller, state: 'left' })).toEqual([]);
    for (const leg of [caller, callee, colleague, line]) expect(actionsOf('ended', leg)).toEqual([]);
  });

  it('whatever a person may do leads somewhere', () => {
    for (const state of CALL_STATES)
      for (const leg of [caller, callee, colleague, line])
        for (const action of actionsOf(state, leg)) expect(afterEvent(state, action)).not.toBeNull();
  });
});

describe('how a call goes on', () => {
  it.each<[CallState, CallEvent, string]>([
    ['ringing', 'answer', 'inCall'],
    ['ringing', 'decline', 'ended declined'],
    ['ringing', 'end', 'ended missed'],
    ['ringing', 'timeout', 'ended missed'],
    ['ringing', 'busy', 'ended busy'],
    ['ringing', 'failed', 'ended failed'],
    ['inCall', 'hold', 'onHold'],
    ['inCall', 'transfer', 'transferring'],
    ['inCall', 'end', 'ended answered'],
    ['inCall', 'failed', 'ended answered'],
    ['onHold', 'resume', 'inCall'],
    ['onHold', 'transfer', 'transferring'],
    ['onHold', 'end', 'ended answered'],
    ['transferring', 'answer', 'inCall'],
    ['transferring', 'decline', 'inCall'],
    ['transferring', 'timeout', 'inCall'],
    ['transferring', 'busy', 'inCall'],
    ['transferring', 'takeBack', 'inCall'],
    ['transferring', 'end', 'ended answered'],
  ])('%s, %s: %s', (state, event, expected) => {
    const turn = afterEvent(state, event);
    expect([turn?.state, turn?.outcome].filter(Boolean).join(' ')).toBe(expected);
  });

  it('a report that comes late changes nothing', () => {
    for (const event of [...CALL_ACTIONS, 'timeout', 'busy', 'failed'] as const)
      expect(afterEvent('ended', event)).toBeNull();
    expect(afterEvent('inCall', 'answer')).toBeNull();
    expect(afterEvent('inCall', 'timeout')).toBeNull();
    expect(afterEvent('ringing', 'hold')).toBeNull();
  });
});

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [760, '12:40'],
  [3723, '1:02:03'],
  [-3, '0:00'],
])('%d s are shown as %s', (seconds, text) => {
  expect(callTime(seconds)).toBe(text);
});

it('each key of the keypad has two tones of its own', () => {
  expect(KEYPAD.map(([key]) => key).join('')).toBe('123456789*0#');
  expect(new Set(KEYPAD.map(([, low, high]) => `${low}+${high}`)).size).toBe(12);
});
