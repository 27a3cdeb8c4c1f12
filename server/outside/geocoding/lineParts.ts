import parser from 'parse-address';
import { stateCodeOf, type StateCode } from '../../../src/domain/addresses/states';

/** The parts of one line of address text, in upper case; null for each part that is missing. */
export interface LineParts {
  number: string | null;
  street: string | null;
  /** Apartment, suite, box. */
  unit: string | null;
  city: string | null;
  state: StateCode | null;
  zip: string | null;
}

const upper = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ').toUpperCase() || null;

/** Reads a line such as "1234 Oak St Apt 5, San Diego, CA 92103"; null when there is nothing of an address in it. */
export function linePartsOf(line: string): LineParts | null {
  const parts = parser.parseLocation(line);
  if (!parts) return null;
  const { number, prefix, street, type, suffix, sec_unit_type, sec_unit_num, city, state, zip } = parts;
  return {
    number: upper(number),
    street: upper(prefix, street, type, suffix),
    unit: upper(sec_unit_type, sec_unit_num),
    city: upper(city),
    state: (state && stateCodeOf(state)) || null,
    zip: zip ?? null,
  };
}
