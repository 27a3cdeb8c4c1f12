import { expect, it } from 'vitest';
import { spanText } from '../../src/domain/time/spanText';

it.each([
  [0, '0 min'],
  [26, '26 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [65, '1 h 05'],
  [210, '3 h 30'],
])('%d minutes are said as %s', (minutes, text) => {
  expect(spanText(minutes, 'en')).toBe(text);
  expect(spanText(minutes, 'es')).toBe(text);
});

it('Arabic has its own signs', () => {
  expect(spanText(26, 'ar')).toBe('26 د');
  expect(spanText(210, 'ar')).toBe('3 س 30');
});
