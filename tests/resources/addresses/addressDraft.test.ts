import { describe, expect, it } from 'vitest';
import * as drafts from '../../../src/resources/addresses/addressDraft';
import { someAddress } from './someAddress';

const stored = drafts.draftOf(drafts.valuesOf(someAddress()));

describe('§4 position of an address being written', () => {
  it('is successful as stored, and empty when nothing is written', () => {
    expect(drafts.statusOfDraft(stored)).toBe('successful');
    expect(drafts.statusOfDraft(drafts.draftOf(drafts.emptyValues('CA')))).toBe('empty');
  });

  it.each(['address', 'city', 'zipcode'] as const)('a changed %s needs a new position', (field) => {
    expect(drafts.statusOfDraft(drafts.typed(stored, field, 'X'))).toBe('needsPosition');
  });

  it('typed back, it is the same place again', () => {
    const away = drafts.typed(stored, 'address', '1 ELSE ST');
    expect(drafts.statusOfDraft(drafts.typed(away, 'address', '1250 MAIN ST'))).toBe('successful');
  });

  it('a changed state needs a new position, and resets city and ZIP code', () => {
    const moved = drafts.stateChosen(stored, 'NV');
    expect(moved.values).toMatchObject({ state: 'NV', city: null, zipcode: null });
    expect(drafts.statusOfDraft(moved)).toBe('needsPosition');
  });

  it('a gate code changes nothing', () => {
    expect(drafts.statusOfDraft(drafts.typed(stored, 'gate_code', '1'))).toBe('successful');
  });

  const line = (is_approximate: boolean) => ({
    address: {
      number: '9',
      street: 'OAK AVE',
      city: 'SAN DIEGO',
      state: 'CA',
      zip: '92103',
      latitude: 32.7,
      longitude: -117.1,
      formatted_address: '9 OAK AVE, SAN DIEGO, CA 92103',
      is_approximate,
    },
    extra_info: 'APT 2',
  });

  it.each([
    [200, false, 'successful'],
    [201, false, 'successful'],
    [203, false, 'needsConfirm'],
    [200, true, 'needsConfirm'],
  ])(
    '"A parse result not of status 200 or 201 makes it need confirmation": %s, approximate %s',
    (status, approximate, expected) => {
      const read = drafts.lineRead(stored, line(approximate), status);
      expect(read.values).toMatchObject({ address: '9 OAK AVE', address_1: 'APT 2', gate_code: '#0420' });
      expect(drafts.statusOfDraft(read)).toBe(expected);
    },
  );

  it('a position picked by hand settles it', () => {
    const read = drafts.lineRead(stored, line(true), 203);
    const picked = { latitude: 32.71, longitude: -117.11, is_approximate: false, formatted_address: null };
    expect(drafts.statusOfDraft(drafts.positionPicked(read, picked))).toBe('successful');
  });
});
