import type { Phone, PhoneBody } from '../../../contract/participants/phones';
import { phoneProblem, toStoredPhone, type PhoneType } from '../../../domain/people/phone';
import type { Relationship } from '../../../domain/people/participantPhones';
import { isBlank, type Problems } from '../../../domain/wire/problem';

/** A phone while it is typed. */
export interface PhoneDraft {
  phone_number: string;
  number_type: PhoneType;
  contact_name: string;
  relationship: Relationship;
  is_emergency: boolean;
  is_default: boolean;
}

export function draftOf(phone: Phone | null): PhoneDraft {
  return {
    phone_number: phone?.phone_number ?? '',
    number_type: phone?.number_type ?? 'mobile',
    contact_name: phone?.contact_name ?? '',
    relationship: phone?.relationship ?? 'NONE',
    is_emergency: phone?.is_emergency ?? false,
    is_default: phone?.is_default ?? false,
  };
}

/** Save only when the value differs from the saved one (spec §5). */
export function differs(draft: PhoneDraft, phone: Phone | null): boolean {
  const saved = draftOf(phone);
  const names = Object.keys(saved) as (keyof PhoneDraft)[];
  return names.some((name) => draft[name] !== saved[name]);
}

/** What is wrong with the draft, beside the other phones of the person ("Use another phone", spec §5). */
export function draftProblems(draft: PhoneDraft, others: readonly Phone[]): Problems {
  const stored = toStoredPhone(draft.phone_number);
  const other = others.find((phone) => phone.phone_number === stored)?.phone_number;
  const message = phoneProblem(draft.phone_number, { required: true, other });
  return message ? { phone_number: { message } } : {};
}

/** The body of a save: what stays at its default is left to the server. */
export function bodyOf(draft: PhoneDraft, phone: Phone | null): PhoneBody {
  return {
    phone_number: toStoredPhone(draft.phone_number) ?? draft.phone_number,
    number_type: draft.number_type,
    contact_name: isBlank(draft.contact_name) ? null : draft.contact_name.trim(),
    relationship: draft.relationship,
    is_emergency: draft.is_emergency,
    // Nobody takes the mark away: another phone is given it.
    ...(draft.is_default && !phone?.is_default ? { is_default: true } : {}),
  };
}
