import { sql } from 'kysely';
import type { PersonWords } from '../../../../src/domain/keeping/erasedWords';
import { SETTLED_LOTS } from './obstacles';
import type { Db } from '../../../platform/database/database';

interface Others {
  names: string[];
  is_back: boolean;
}

/**
 * The words of the erased person that belong to no other person now. Data of a namesake, or of the new owner of a phone
 * number, stay. No words remain when an order or a participant has the client's code again: the person has come back.
 */
export async function stillTheirs<Words extends PersonWords>(
  db: Db,
  id: number,
  words: Words,
): Promise<Words> {
  const strong = sql`${words.strong.map((word) => word.toUpperCase())}::text[]`;
  const { rows } = await sql<Others>`
    with others as (
      select upper(said) as word from participants p, unnest(array[participant_full_name, first_name || ' ' || last_name,
          last_name || ' ' || first_name, last_name || ', ' || first_name, phone_number, mobile_phone_number, email::text,
          policy_number]) said
        where p.id <> ${id} and p.erased_at is null
      union select phone_number from participant_phones where participant_id <> ${id}
      union select upper(said) from employees, unnest(array[full_name, last_name || ' ' || first_name,
          last_name || ', ' || first_name, phone_number]) said
      union select upper(said) from users, unnest(array[full_name, email::text]) said
      union select phone_number from cdps union select phone_number from facilities)
    select coalesce((select array_agg(word) from others where word = any(${strong})), '{}') as names,
      exists (select from participants where id <> ${id} and erased_at is null and upper(client_code) = any(${strong}))
        or exists (select from deliveries_inbox where state in ('open', 'in_lot') and upper(client_code) = any(${strong}))
        or exists (select from import_rows r join import_lots l on l.id = r.lot_id
          where l.state <> all(${[...SETTLED_LOTS]}::text[]) and upper(r.client_code) = any(${strong})) as is_back`.execute(
    db,
  );
  const { names = [], is_back = false } = rows[0] ?? {};
  if (is_back) return { ...words, strong: [], weak: [], isRareName: false };
  const taken = new Set(names);
  return { ...words, strong: words.strong.filter((word) => !taken.has(word.toUpperCase())) };
}
