import { expect, it } from 'vitest';
import { phoneDigits } from '../../src/domain/people/phoneSearch';

it.each([
  ['619', '619'],
  ['(619) 555-01', '61955501'],
  ['+1 619 555 0142', '6195550142'],
  ['2 619 555 0142', null],
  ['61', null],
  ['RX12345', null],
  ['', null],
])('%s is searched as %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
