import type { Trx } from '../../platform/database/database';

type Numbers = Readonly<Record<string, unknown>>;
type Field = 'phone_number' | 'mobile_phone_number';

const TYPE_OF = { phone_number: 'land', mobile_phone_number: 'mobile' } as const;

async function enter(trx: Trx, participant_id: number, field: Field, phone_number: string): Promise<void> {
  await trx
    .insertInto('participant_phones')
    .values({ participant_id, phone_number, number_type: TYPE_OF[field], contact_name: null })
    .execute();
}

/** A phone under its own next version, by person and number. */
async function change(
  trx: Trx,
  participant_id: number,
  phone_number: string,
  values: { phone_number?: string; is_active?: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('participant_phones')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
    .where('participant_id', '=', participant_id)
    .where('phone_number', '=', phone_number)
    .execute();
}

/**
 * The book of phones follows the two numbers of the record, which somebody has just written: a new number is entered,
 * a replaced one corrected in place (its name and relationship stay), one that was emptied is put out of use.
 */
export async function keepNumbersInBook(
  trx: Trx,
  before: Numbers | undefined,
  after: Numbers & { id: number },
  now: Date,
): Promise<void> {
  const fields = (['phone_number', 'mobile_phone_number'] as const).filter(
    (field) => (before?.[field] ?? null) !== (after[field] ?? null),
  );
  if (fields.length === 0) return;
  const known = await trx
    .selectFrom('participant_phones')
    .select(['phone_number', 'is_active'])
    .where('participant_id', '=', after.id)
    .execute();
  const book = new Map(known.map((phone) => [phone.phone_number, phone.is_active]));
  for (const field of fields) {
    const former = before?.[field];
    const number = after[field];
    const other = after[field === 'phone_number' ? 'mobile_phone_number' : 'phone_number'];
    const isFree = typeof former === 'string' && former !== other && book.has(former);
    if (typeof number === 'string') {
      if (book.get(number) === false) await change(trx, after.id, number, { is_active: true }, now);
      else if (!book.has(number) && isFree)
        await change(trx, after.id, former, { phone_number: number, is_active: true }, now);
      else if (!book.has(number)) await enter(trx, after.id, field, number);
      if (!book.has(number) && isFree) book.delete(former);
      book.set(number, true);
    } else if (isFree) {
      await change(trx, after.id, former, { is_active: false }, now);
      book.set(former, false);
    }
  }
}
