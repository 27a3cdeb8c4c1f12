import type { PhoneType } from './phone';

/** Whose phone it is, seen from the participant (spec §3, relationship values). */
export const RELATIONSHIPS = [
  'BROTHER',
  'COUSIN',
  'DAUGHTER',
  'FRIEND',
  'GRANDDAUGHTER',
  'GRANDSON',
  'HUSBAND',
  'NEPHEW',
  'NIECE',
  'NONE',
  'SISTER',
  'SON',
  'WIFE',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export interface BookedPhone {
  readonly id: number;
  readonly phone_number: string;
  readonly number_type: PhoneType;
  readonly is_active: boolean;
}

/** The two numbers that stand on the participant's own record, each one of the person's active phones or none. */
export interface ChosenNumbers {
  /** The default phone. */
  readonly phone_number: string | null;
  /** A second one, for text messages; never the same as the default. */
  readonly mobile_phone_number: string | null;
}

/**
 * What stands on the record once the phones are as given: a wish that still is an active phone is kept. A default that
 * went away passes to the other number of the record, then to the oldest phone; a mobile number that went away, or
 * became the default, passes to the oldest other mobile phone.
 */
export function chosenNumbers(phones: readonly BookedPhone[], wish: ChosenNumbers): ChosenNumbers {
  const active = phones.filter((phone) => phone.is_active).sort((a, b) => a.id - b.id);
  const held = (number: string | null) => active.some((phone) => phone.phone_number === number);
  const oldest = active[0]?.phone_number ?? null;
  const second = held(wish.mobile_phone_number) ? wish.mobile_phone_number : oldest;
  const phone_number = held(wish.phone_number) ? wish.phone_number : second;
  const mobiles = active
    .filter((phone) => phone.number_type === 'mobile' && phone.phone_number !== phone_number)
    .map((phone) => phone.phone_number);
  const keepsMobile =
    wish.mobile_phone_number !== null &&
    wish.mobile_phone_number !== phone_number &&
    held(wish.mobile_phone_number);
  return {
    phone_number,
    mobile_phone_number: keepsMobile ? wish.mobile_phone_number : (mobiles[0] ?? null),
  };
}
