import { describe, expect, it } from 'vitest';
import { chosenNumbers, RELATIONSHIPS, type BookedPhone } from '../../src/domain/people/participantPhones';

const phone = (id: number, number_type: 'mobile' | 'land', is_active = true): BookedPhone => ({
  id,
  phone_number: `619555000${id}`,
  number_type,
  is_active,
});
const n = (id: number) => `619555000${id}`;

describe('the phones of a person (spec §3)', () => {
  it('"Relationship values"', () => {
    expect(RELATIONSHIPS.join(', ')).toBe(
      'BROTHER, COUSIN, DAUGHTER, FRIEND, GRANDDAUGHTER, GRANDSON, HUSBAND, NEPHEW, NIECE, NONE, SISTER, SON, WIFE',
    );
  });

  it.each([
    ['nobody has a phone', [], [null, null], [null, null]],
    ['what is wished and in use is kept', [phone(1, 'land'), phone(2, 'mobile')], [1, 2], [1, 2]],
    ['the first phone of all becomes the default', [phone(1, 'mobile')], [null, null], [1, null]],
    ['a mobile beside it takes the messages', [phone(1, 'land'), phone(2, 'mobile')], [1, null], [1, 2]],
    ['a landline does not', [phone(1, 'mobile'), phone(2, 'land')], [1, null], [1, null]],
    [
      'a default that went away passes to the other number of the record',
      [phone(1, 'land', false), phone(2, 'land'), phone(3, 'mobile')],
      [1, 3],
      [3, null],
    ],
    [
      'then to the oldest',
      [phone(1, 'land', false), phone(3, 'land'), phone(2, 'land')],
      [1, null],
      [2, null],
    ],
    [
      'the mobile that becomes the default makes room for another one',
      [phone(1, 'land'), phone(2, 'mobile'), phone(3, 'mobile')],
      [2, 2],
      [2, 3],
    ],
    ['a mobile number that went away too', [phone(1, 'land'), phone(2, 'mobile', false)], [1, 2], [1, null]],
    ['what is not in the book is no wish', [phone(1, 'land')], [8, 9], [1, null]],
  ] as const)('%s', (_case, phones, [wanted, mobile], [expected, second]) => {
    const number = (id: number | null) => (id === null ? null : n(id));
    expect(
      chosenNumbers(phones, { phone_number: number(wanted), mobile_phone_number: number(mobile) }),
    ).toEqual({ phone_number: number(expected), mobile_phone_number: number(second) });
  });
});
