import { boolean, object, string, type InferType } from 'yup';
import { RELATIONSHIPS, type Relationship } from '../../domain/people/participantPhones';
import { isStoredPhone, PHONE_TYPES, type PhoneType } from '../../domain/people/phone';
import { hasBlockedCharacters } from '../../domain/wire/formats';
import { problem } from '../../resources/schema/kindRules';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';

const LIST = '/participants/:id/phone_numbers';
const MAX_NAME = 60;
const tags = ['participants'];

/** A phone of a participant; another server may know fewer fields. */
export interface Phone {
  id: number;
  phone_number: string;
  number_type: PhoneType;
  contact_name: string | null;
  relationship?: Relationship;
  is_emergency?: boolean;
  is_active?: boolean;
  is_default?: boolean;
  version?: number;
}

const body = object({
  phone_number: string()
    .required(problem(VALIDATION.required))
    .test('phone', problem(VALIDATION.phone), (text) => isStoredPhone(text)),
  number_type: string()
    .oneOf([...PHONE_TYPES], problem(VALIDATION.choice))
    .required(problem(VALIDATION.required)),
  contact_name: string()
    .max(MAX_NAME, problem(VALIDATION.maxLength, { max: MAX_NAME }))
    .test('special', problem(VALIDATION.format), (text) => !text || !hasBlockedCharacters(text))
    .nullable(),
  relationship: string()
    .nullable()
    .oneOf([...RELATIONSHIPS, null], problem(VALIDATION.choice)),
  is_emergency: boolean().nullable(),
  is_active: boolean().nullable(),
  is_default: boolean().nullable(),
});
export type PhoneBody = InferType<typeof body>;

const phone = answer<Phone>({ id: 'number' });

export const phonesCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Phones of one participant',
  query: object({
    sort: string().oneOf(['-is_default', 'is_default', 'id', '-id']),
    /** `0` asks for the phones that are out of use. */
    is_active: string().oneOf(['0', '1']),
  }),
  answer: answer<Phone[]>([{ id: 'number', is_default: 'boolean' }]),
});

export const addPhoneCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Add a phone',
  body,
  answer: phone,
});

export const changePhoneCall = callContract({
  method: 'PUT',
  path: `${LIST}/:phoneId`,
  tags,
  summary: 'Change a phone, or put it out of use',
  body,
  answer: phone,
});
