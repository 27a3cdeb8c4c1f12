import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database';
import type { LotRow } from '../lots/readLots';

const LAST = 999_999;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The letters of most of the client's people; of a client without people the first three of its name, or others like them
 * where another client has those.
 */
async function lettersOf(trx: Trx, { funding_source_id, client_name }: LotRow): Promise<string> {
  const { rows } = await sql<{ letters: string }>`
    select left(client_code, 3) as letters from participants where funding_source_id = ${funding_source_id}
    group by 1 order by count(*) desc, 1 limit 1`.execute(trx);
  const [own] = rows;
  if (own) return own.letters;
  const ofName = client_name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 3)
    .padEnd(3, 'X');
  const wanted = [ofName, ...LETTERS.map((last) => ofName.slice(0, 2) + last)];
  const { rows: free } = await sql<{ letters: string }>`
    select w.letters from unnest(${wanted}::text[]) with ordinality as w (letters, place)
    where not exists (select from participants p
      where p.client_code between w.letters || '000000' and w.letters || '999999')
    order by w.place limit 1`.execute(trx);
  return free[0]?.letters ?? ofName;
}

/**
 * Returns `count` unused client codes after the highest code with the client's letters, including the codes of the
 * lot itself.
 */
export async function freeClientCodes(trx: Trx, lot: LotRow, count: number): Promise<string[]> {
  if (count === 0) return [];
  // Two lots of one client do not count at the same time.
  await sql`select id from funding_sources where id = ${lot.funding_source_id} for update`.execute(trx);
  const letters = await lettersOf(trx, lot);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substr(client_code, 4)::int), 0) as last from (
      select client_code from participants
      union all select client_code from import_rows where lot_id = ${lot.id}) as c
    where client_code ~ '^[A-Z]{3}[0-9]{6}$' and client_code between ${letters} || '000000' and ${letters} || '999999'`.execute(
    trx,
  );
  const first = (rows[0]?.last ?? 0) + 1;
  return Array.from(
    { length: Math.min(count, LAST - first + 1) },
    (_, index) => `${letters}${String(first + index).padStart(6, '0')}`,
  );
}
