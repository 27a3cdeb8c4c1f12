import type { PhoneType } from './phone';

/** The owner of a phone, relative to the participant (spec §3, relationship values). */
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

/** The two numbers on the participant's record, each one of the active phones or none. */
export interface ChosenNumbers {
  /** The default phone. */
  readonly phone_number: string | null;
  /** A second one, for text messages; never the same as the default. */
  readonly mobile_phone_number: string | null;
}

/**
 * The numbers on the record for these phones. A wish that is still an active phone is kept. A removed default
 * is replaced by the other number of the record, then by the oldest phone; a mobile number that was removed,
 * or became the default, is replaced by the oldest other mobile phone.
 */
export function chosenNumbers(phones: readonly BookedPhone[], wish: ChosenNumbers): ChosenNumbers {
  const active = phones.filter((phone) => phone.is_active).sort((a, b) => a.id - b.id);
  const isActivePhone = (number: string | null) => active.some((phone) => phone.phone_number === number);
  const oldest = active[0]?.phone_number ?? null;
  const second = isActivePhone(wish.mobile_phone_number) ? wish.mobile_phone_number : oldest;
  const phone_number = isActivePhone(wish.phone_number) ? wish.phone_number : second;
  const mobiles = active
    .filter((phone) => phone.number_type === 'mobile' && phone.phone_number !== phone_number)
    .map((phone) => phone.phone_number);
  const keepsMobile =
    wish.mobile_phone_number !== null &&
    wish.mobile_phone_number !== phone_number &&
    isActivePhone(wish.mobile_phone_number);
  return {
    phone_number,
    mobile_phone_number: keepsMobile ? wish.mobile_phone_number : (mobiles[0] ?? null),
  };
}
