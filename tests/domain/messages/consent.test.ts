import { describe, expect, it } from 'vitest';
import { consentWordOf, contactKey, needsNewConsent } from '../../../src/domain/messages/consent';

describe('a word about messages', () => {
  it.each([
    ['STOP', 'stop'],
    ['stop.', 'stop'],
    [' "Stop" ', 'stop'],
    ['Stop!!', 'stop'],
    ['opt-out', 'stop'],
    ['alto', 'stop'],
    ['Baja', 'stop'],
    ['START', 'start'],
    ['iniciar', 'start'],
    ['help?', 'help'],
    ['AYUDA', 'help'],
    ['Please stop at the gate', null],
    ['stop it', null],
    ['', null],
    ['C', null],
    ['🛑', null],
  ])('%j means %j', (text, meaning) => expect(consentWordOf(text)).toBe(meaning));
});

it.each([
  ['sms', '+1 (619) 555-0142', '6195550142'],
  ['voice', '6195550142', '6195550142'],
  ['email', ' Ana@Example.test ', 'ana@example.test'],
  ['sms', '12', null],
  ['email', '  ', null],
] as const)('%s %j is kept under %j', (channel, contact, key) =>
  expect(contactKey(channel, contact)).toBe(key),
);

const said = (state: 'given' | 'stopped', source: 'text' | 'office' | 'provider') => ({ state, source });

it.each([
  ['nothing was said', 'given', [], false],
  ['a refusal that the office has recorded', 'given', [said('stopped', 'office')], false],
  ['their own STOP', 'given', [said('stopped', 'text')], true],
  ['a STOP that the service reports', 'given', [said('stopped', 'provider')], true],
  [
    'the office’s refusal after their STOP',
    'given',
    [said('stopped', 'office'), said('stopped', 'text')],
    true,
  ],
  ['their START after it', 'given', [said('given', 'text'), said('stopped', 'text')], false],
  [
    'a new consent after it',
    'given',
    [said('stopped', 'office'), said('given', 'office'), said('stopped', 'text')],
    false,
  ],
  ['a refusal over their own consent', 'stopped', [said('given', 'text')], false],
] as const)('over %s the office needs proof of a new consent', (_, state, words, needed) =>
  expect(needsNewConsent(state, words)).toBe(needed),
);
