import { expect, it } from 'vitest';
import { spanText } from '../../src/domain/time/spanText';
import { SPAN_UNITS } from '../../src/i18n/spanUnits';

it.each([
  [0, '0 min'],
  [26, '26 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [65, '1 h 05'],
  [210, '3 h 30'],
])('%d minutes are said as %s', (minutes, text) => {
  expect(spanText(minutes, SPAN_UNITS.en)).toBe(text);
  expect(spanText(minutes, SPAN_UNITS.es)).toBe(text);
});

it('Arabic has its own signs', () => {
  expect(spanText(26, SPAN_UNITS.ar)).toBe('26 د');
  expect(spanText(210, SPAN_UNITS.ar)).toBe('3 س 30');
});
