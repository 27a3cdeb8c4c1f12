import type { ParticipantAddress } from '../../../src/resources/addresses/address.resource';

/** An invented address as the wire carries it. */
export function someAddress(changes: Partial<ParticipantAddress> = {}): ParticipantAddress {
  return {
    id: 1,
    version: 3,
    created_at: '2026-11-19 17:00:00',
    updated_at: '2026-11-20 18:05:00',
    participant_id: 7,
    address: '1250 MAIN ST',
    address_1: 'APT 4',
    city: 'SAN DIEGO',
    state: 'CA',
    zipcode: '92101',
    gate_code: '#0420',
    latitude: 32.72,
    longitude: -117.16,
    formatted_address: null,
    full_address: '1250 MAIN ST, APT 4, SAN DIEGO, CA 92101',
    comment: null,
    is_approximate: false,
    kind: 'delivery',
    is_default: true,
    is_active: true,
    ...changes,
  };
}

export const SECOND = someAddress({
  id: 2,
  address: '9 OAK AVE',
  address_1: null,
  gate_code: null,
  full_address: '9 OAK AVE, SAN DIEGO, CA 92101',
  is_default: false,
});

export const CATALOGS = {
  'GET /catalogs/states': [
    { code: 'CA', name: 'California' },
    { code: 'NV', name: 'Nevada' },
  ],
  'GET /catalogs/cities': [{ name: 'SAN DIEGO', state_code: 'CA' }],
  'GET /catalogs/zipcodes': [{ zipcode: '92103', city: 'SAN DIEGO', state_code: 'CA' }],
};
