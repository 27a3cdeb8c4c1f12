import { CLIENT_CODE } from '../../domain/wire/formats';
import { PARTICIPANT_NEEDS, WHEELCHAIR_TYPES, wheelchairProblems } from '../../domain/people/participantCare';
import { isBlank, type Problems } from '../../domain/wire/problem';
import { restrictionProblems } from '../../domain/time/timeRestriction';
import { defineResource, type RecordFor } from '../schema/defineResource';
import { boolean, choice, choices, date, email, phone, reference, text, time } from '../schema/fields';
import { LANGUAGES } from '../../domain/wire/languages';

/** Spec §4, participant statuses. */
export const PARTICIPANT_STATUSES = ['active', 'expired', 'hospitalized', 'on_vacation'] as const;
export const GENDERS = ['unspecified', 'male', 'female'] as const;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** "Use another phone" (spec §5): the second number reaches somebody when the first does not. */
function phoneProblems(phone: unknown, mobile: unknown): Problems {
  return isBlank(mobile) || phone !== mobile
    ? {}
    : { mobile_phone_number: { message: 'validation.anotherPhone' } };
}

/** Participants: the recipients of prescriptions (spec §3). What can identify one is private. */
export const participants = defineResource({
  name: 'participants',
  path: '/participants',
  screen: '/data/participants',
  representation: 'participant_full_name',
  fields: {
    first_name: text({ required: true, private: true, max: 60 }),
    middle_name: text({ private: true, max: 60 }),
    last_name: text({ required: true, private: true, max: 60 }),
    participant_full_name: text({ computed: true, private: true }),
    client_code: text({
      required: true,
      unique: true,
      pattern: CLIENT_CODE,
      message: 'validation.clientCode',
      example: 'AAA000001',
    }),
    date_of_birth: date({ private: true, sortable: false }),
    gender: choice({ required: true, choices: GENDERS, initial: 'unspecified' }),
    status: choice({ required: true, choices: PARTICIPANT_STATUSES, initial: 'active' }),
    /** The recipient's own language, used on the tracking page and in messages. */
    language: choice({ required: true, choices: LANGUAGES, initial: 'en' }),
    email: email({ private: true }),
    phone_number: phone({ private: true }),
    mobile_phone_number: phone({ private: true }),
    participant_address_full_address: text({ computed: true, private: true, sortable: false }),
    funding_source_id: reference({ required: true, to: 'funding_sources', text: 'name' }),
    policy_number: text({ private: true, max: 30 }),
    facility_id: reference({ to: 'facilities', text: 'name' }),
    needs: choices({ choices: PARTICIPANT_NEEDS, private: true, sortable: false }),
    wheelchair_type: choice({ choices: WHEELCHAIR_TYPES, private: true }),
    /** The permanent delivery restriction: after, before, or with both between (spec §4). */
    delivery_start_time: time({}),
    delivery_end_time: time({}),
    permanent_comment: text({ uppercase: false, multiline: true, max: 500, private: true }),
    is_active: boolean({ required: true, initial: true }),
    /** Why deliveries stopped; given when the person is inactivated, gone when they are active again. */
    inactive_reason: text({ uppercase: false, max: 200, private: true }),
  },
  list: [
    'participant_full_name',
    'client_code',
    'phone_number',
    'mobile_phone_number',
    'participant_address_full_address',
    'funding_source_id',
    'status',
    'needs',
    'is_active',
  ],
  // What is not usual stands beside the name.
  hidden: ['mobile_phone_number', 'status', 'needs'],
  filters: [
    'participant_full_name',
    'client_code',
    'date_of_birth',
    'phone_number',
    'funding_source_id',
    'facility_id',
    'status',
    'needs',
    'is_active',
  ],
  search: ['participant_full_name', 'client_code', 'phone_number', 'mobile_phone_number'],
  form: {
    identity: [
      'first_name',
      'middle_name',
      'last_name',
      'client_code',
      'date_of_birth',
      'gender',
      'language',
    ],
    contact: ['phone_number', 'mobile_phone_number', 'email'],
    coverage: ['funding_source_id', 'policy_number', 'facility_id', 'status'],
    care: ['needs', 'wheelchair_type', 'permanent_comment'],
    restriction: ['delivery_start_time', 'delivery_end_time'],
  },
  sort: { field: 'participant_full_name', order: 'ASC' },
  actions: ['list', 'show', 'create', 'edit'],
  steps: ['info', 'location', 'contacts', 'mailing'],
  check: (record) => ({
    ...wheelchairProblems(record),
    ...phoneProblems(record.phone_number, record.mobile_phone_number),
    ...restrictionProblems(
      {
        delivery_start_time: textOrNull(record.delivery_start_time),
        delivery_end_time: textOrNull(record.delivery_end_time),
      },
      false,
      null,
    ),
  }),
});
export type Participant = RecordFor<typeof participants>;
