import { describe, expect, it } from 'vitest';
import { contactFields } from '../../src/resources/screens/record/headFields';

describe('how a participant can be reached, in the head of the page', () => {
  it.each([
    [
      { phone_number: '6195550101', mobile_phone_number: '6195550102' },
      ['phone_number', 'mobile_phone_number'],
    ],
    [{ phone_number: '0000000000', mobile_phone_number: '6195550102' }, ['mobile_phone_number']],
    [{ phone_number: '0000000000', mobile_phone_number: null }, ['phone_number']],
    [{ phone_number: null, mobile_phone_number: null }, []],
  ])('of %j it tells %j', (phones, fields) => {
    expect(contactFields('participants', { id: 1, ...phones })).toEqual(fields);
  });
});
