import { describe, expect, it } from 'vitest';
import { scrubber, withoutOwnValue, wordsOf } from '../../src/domain/keeping/erasedWords';

const words = wordsOf({
  first_name: 'ANA',
  middle_name: null,
  last_name: "O'PARK",
  phones: ['6195550100'],
  emails: ['ana@example.test'],
  codes: ['AAA000001', '123'],
  texts: ['12 MAIN ST'],
  isRareName: true,
});
const scrub = scrubber(words);

describe('words of an erased person', () => {
  it.each([
    ["Ana O'Park called", '[erased] called'],
    ["O'PARK,  ANA", '[erased]'],
    ['at (619) 555-0100 or +1 619.555.0100', 'at [erased] or +1 [erased]'],
    ['code AAA000001, 123 pills', 'code [erased], 123 pills'],
    ['Mariana lives on ANA ST', 'Mariana lives on ANA ST'],
    ['order 16195550100', 'order 16195550100'],
  ])('%s', (text, left) => expect(scrub.without(text, false)).toBe(left));

  it('take the parts of the name with them where the value is about the person', () => {
    expect(scrub.without({ asked: { to: 'ana' }, rows: [1] }, true)).toEqual({
      asked: { to: '[erased]' },
      rows: [1],
    });
    expect(scrub.without({ a: "ANA O'PARK", b: 'Ana', c: '12 Main St' }, false)).toEqual({
      a: '[erased]',
      b: '[erased]',
      c: '[erased]',
    });
  });

  it.each([
    ['comments', 'blue door', '[erased]'],
    ['datetime', '2026-11-20 17:00:00', '2026-11-20 17:00:00'],
    ['copayment_amount', '12.50', '12.50'],
    ['destination_latitude', 32.7, '[erased]'],
    ['delivery_event_status_id', 4, 4],
    ['date_of_birth', '1944-05-06', '[erased]'],
    ['rows', [{ name: 'x', id: 4 }], [{ name: '[erased]', id: 4 }]],
  ])('of the own %s', (field, value, left) => expect(withoutOwnValue(field, value)).toEqual(left));
});
