import { boolean, number, object, string, type InferType } from 'yup';
import { RELATIONSHIPS } from '../../../src/domain/people/participantPhones';
import { PHONE_TYPES } from '../../../src/domain/people/phone';
import type { Db, Trx } from '../../platform/database/database';

/** One phone of a participant as it is answered. */
export const phoneAnswer = object({
  id: number().integer().required(),
  participant_id: number().integer().required(),
  contact_name: string().defined().nullable(),
  phone_number: string().required(),
  number_type: string()
    .oneOf([...PHONE_TYPES])
    .required(),
  relationship: string()
    .oneOf([...RELATIONSHIPS])
    .required(),
  is_emergency: boolean().required(),
  is_active: boolean().required(),
  is_default: boolean().required(),
  version: number().integer().required(),
});
export type PhoneView = InferType<typeof phoneAnswer>;

/** Every phone of a person, the default first, then the oldest. */
export async function readPhones(db: Db | Trx, participant_id: number): Promise<PhoneView[]> {
  return db
    .selectFrom('participant_phones as f')
    .innerJoin('participants as p', 'p.id', 'f.participant_id')
    .select([
      'f.id',
      'f.participant_id',
      'f.contact_name',
      'f.phone_number',
      'f.number_type',
      'f.relationship',
      'f.is_emergency',
      'f.is_active',
      'f.version',
    ])
    .select((eb) =>
      eb
        .and([eb('f.is_active', '=', true), eb('p.phone_number', '=', eb.ref('f.phone_number'))])
        .$castTo<boolean | null>()
        .as('is_chosen'),
    )
    .where('f.participant_id', '=', participant_id)
    .orderBy('f.id')
    .execute()
    .then((rows) =>
      rows
        .map(({ is_chosen, ...phone }) => ({ ...phone, is_default: is_chosen === true }))
        .sort((a, b) => Number(b.is_default) - Number(a.is_default)),
    );
}

/** What one participant's answer holds beyond the declared fields (spec §3, Participant). */
export const phoneDetails = {
  answer: {
    phone_number_id: number().integer().defined().nullable(),
    mobile_phone_number_id: number().integer().defined().nullable(),
  },
  read: async (db: Db | Trx, record: { id: number; mobile_phone_number?: unknown }) => {
    const participant_phones = (await readPhones(db, record.id)).filter((phone) => phone.is_active);
    const mobile = participant_phones.find((phone) => phone.phone_number === record.mobile_phone_number);
    return {
      phone_number_id: participant_phones.find((phone) => phone.is_default)?.id ?? null,
      mobile_phone_number_id: mobile?.id ?? null,
      participant_phones,
    };
  },
};
