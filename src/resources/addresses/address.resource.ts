import { number, object, ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { ADDRESS_MANDATORY, addressProblems, DEFAULT_STATE } from '../../domain/addresses/addressPosition';
import type { Problem } from '../../domain/wire/problem';
import { STATE_CODES } from '../../domain/addresses/states';
import type { RecordBase } from '../schema/defineResource';
import { boolean, choice, text, zipcode, type Field } from '../schema/fields';
import { fieldRule, problem } from '../schema/kindRules';
import { VALIDATION } from '../schema/messages';
import { normaliseValue } from '../schema/normaliseRecord';
import { problemsOf } from '../schema/problems';
import { assertKnown } from '../schema/toYup';

/** Where deliveries go, or where letters go. */
export const ADDRESS_KINDS = ['delivery', 'mailing'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/**
 * What every address has (spec §3), whoever it belongs to. How long a text may be and which ones must be there says
 * `domain/addressPosition`. All of it can identify a patient.
 */
export const ADDRESS_FIELDS = {
  address: text({ private: true }),
  address_1: text({ private: true }),
  city: text({ private: true, max: 60 }),
  state: choice({ choices: STATE_CODES, translated: false, initial: DEFAULT_STATE }),
  zipcode: zipcode({ private: true }),
  gate_code: text({ private: true }),
  formatted_address: text({ private: true, uppercase: false }),
  comment: text({ uppercase: false, multiline: true, max: 500 }),
  is_approximate: boolean({}),
} as const satisfies Readonly<Record<string, Field>>;

/** What a participant's address has beside them. */
const OWN_FIELDS = { is_default: boolean({}), is_active: boolean({}) } as const;
const KIND_FIELD = { kind: choice({ choices: ADDRESS_KINDS, initial: 'delivery' }) } as const;

/** The fields that a person fills in, in the form in which they are stored. */
export interface Address {
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  gate_code: string | null;
  latitude: number | null;
  longitude: number | null;
  /** As a geocoder writes it; null until one has. */
  formatted_address: string | null;
  comment: string | null;
  /** The position is the middle of an area and no door. */
  is_approximate: boolean;
}

export interface StoredAddress extends Address, RecordBase {
  full_address: string;
}

export interface ParticipantAddress extends StoredAddress {
  participant_id: number;
  kind: AddressKind;
  is_default: boolean;
  is_active: boolean;
}

type AddressUse = 'participantCreate' | 'participantEdit' | 'home';

const FIELDS_OF: Readonly<Record<AddressUse, Readonly<Record<string, Field>>>> = {
  participantCreate: { ...ADDRESS_FIELDS, ...OWN_FIELDS, ...KIND_FIELD },
  participantEdit: { ...ADDRESS_FIELDS, ...OWN_FIELDS },
  home: ADDRESS_FIELDS,
};

function degrees(max: number) {
  return number()
    .typeError(problem(VALIDATION.type))
    .min(-max, problem(VALIDATION.minValue, { min: -max }))
    .max(max, problem(VALIDATION.maxValue, { max }))
    .nullable();
}

function filled(name: string, field: Field): Schema {
  const rule = fieldRule(field);
  const isMandatory = ADDRESS_MANDATORY.some((one) => one === name);
  return isMandatory ? rule.required(problem(VALIDATION.required)) : rule.nullable().optional();
}

/** What a person or another client may write, to the one form that is checked and stored; no state is California. */
export function normaliseAddress(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const record = { ...input };
  for (const [name, field] of Object.entries<Field>(FIELDS_OF.participantCreate)) {
    if (record[name] !== undefined) record[name] = normaliseValue(record[name], field);
  }
  record.state ??= DEFAULT_STATE;
  if (typeof record.state === 'string') record.state = record.state.toUpperCase();
  return record;
}

/** The schema that form and route run. It expects what `normaliseAddress` has put in form. */
export function addressSchema(use: AddressUse): ObjectSchema<AnyObject> {
  const fields = Object.entries(FIELDS_OF[use]).map(([name, field]) => [name, filled(name, field)] as const);
  const shape = { ...Object.fromEntries(fields), latitude: degrees(90), longitude: degrees(180) };
  return assertKnown(object(shape).required(problem(VALIDATION.required)).strict()).test(
    'address',
    problem(VALIDATION.format),
    (value: AnyObject, context) => {
      const found = Object.entries<Problem>(addressProblems(value));
      if (found.length === 0) return true;
      return new ValidationError(
        found.map(([path, { message, args }]) =>
          context.createError({ path, message: problem(message, args) }),
        ),
      );
    },
  );
}
/** An address put in form and what is wrong with it, by field; no problems means that it can be sent. */
export function checkAddress(
  use: AddressUse,
  input: Readonly<Record<string, unknown>>,
): { record: Record<string, unknown>; problems: Record<string, Problem> } {
  const record = normaliseAddress(input);
  try {
    addressSchema(use).validateSync(record, { abortEarly: false });
    return { record, problems: {} };
  } catch (error) {
    if (error instanceof ValidationError) return { record, problems: problemsOf(error) };
    throw error;
  }
}
