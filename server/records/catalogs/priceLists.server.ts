import { sql } from 'kysely';
import { PRICE_FIELDS } from '../../../src/domain/billing/prices';
import type { Problems } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import type { Row, ServerResource } from '../resources/serverResource';

/** Two lists of a client on one day: the other one is named. A constraint of the table stops two saves at once. */
async function overlapProblems(trx: Trx, record: Row, id: number | null): Promise<Problems> {
  const { funding_source_id, valid_from, valid_to = null } = record;
  if (typeof funding_source_id !== 'number' || typeof valid_from !== 'string') return {};
  const other = await trx
    .selectFrom('price_lists')
    .select('name')
    .where('funding_source_id', '=', funding_source_id)
    .where('id', '<>', id ?? 0)
    .where(
      sql<boolean>`daterange(valid_from, valid_to, '[]') && daterange(${valid_from}::date, ${valid_to}::date, '[]')`,
    )
    .orderBy('valid_from')
    .executeTakeFirst();
  return other ? { valid_from: { message: VALIDATION.overlap, args: { list: other.name } } } : {};
}

/** What an invoice was made by: later differences are measured by the same prices. */
const FIXED = [
  'funding_source_id',
  'valid_from',
  'waiting_free_minutes',
  ...Object.values(PRICE_FIELDS),
] as const;

/** A list that a closed period was billed by keeps its prices, and its days up to the end of that period. */
async function closedProblems(trx: Trx, record: Row, id: number | null): Promise<Problems> {
  if (id === null) return {};
  const stored = await trx
    .selectFrom('price_lists')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { billed_to } = await trx
    .selectFrom('billing_periods')
    .select((eb) => eb.fn.max('to_date').as('billed_to'))
    .where('funding_source_id', '=', stored.funding_source_id)
    .where('state', '=', 'closed')
    .where('to_date', '>=', stored.valid_from)
    .where((eb) => (stored.valid_to === null ? eb.lit(true) : eb('from_date', '<=', stored.valid_to)))
    .executeTakeFirstOrThrow();
  if (billed_to === null) return {};
  const problem = { message: VALIDATION.billed, args: { date: billed_to } };
  const changed = FIXED.filter((name) => String(record[name] ?? '') !== String(stored[name]));
  const { valid_to } = record;
  const isCut =
    typeof valid_to === 'string' && valid_to < billed_to && (stored.valid_to ?? '9999') > valid_to;
  return Object.fromEntries([...changed, ...(isCut ? ['valid_to'] : [])].map((name) => [name, problem]));
}

export const priceLists: ServerResource = {
  scope: null,
  beforeSave: async (trx, record, id) => ({
    ...(await overlapProblems(trx, record, id)),
    ...(await closedProblems(trx, record, id)),
  }),
};
