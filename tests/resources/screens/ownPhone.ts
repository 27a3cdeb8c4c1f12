import type { Phone } from '../../../src/contract/participants/phones';

/** A participant's default phone. */
export const OWN: Phone = {
  id: 1,
  phone_number: '6195550100',
  number_type: 'land',
  contact_name: null,
  relationship: 'NONE',
  is_default: true,
  version: 3,
};
