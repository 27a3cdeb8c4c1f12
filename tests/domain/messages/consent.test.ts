import { describe, expect, it } from 'vitest';
import { consentWordOf, contactKey } from '../../../src/domain/messages/consent';

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
