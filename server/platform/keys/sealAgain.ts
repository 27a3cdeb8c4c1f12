import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';
import { openText, sealedBy, sealText } from '../plugins/sealedText';
import { sealingKeys } from '../plugins/signing';
import type { KeyContext } from './keyRing';
import { SEALED_COLUMNS, type SealingPurpose } from './sealedColumns';

const AT_ONCE = 200;

const PURPOSES = Object.keys(SEALED_COLUMNS) as SealingPurpose[];

interface SealedRow {
  id: number;
  sealed: string;
}

async function rowsOfOthers(
  db: Db | Trx,
  purpose: SealingPurpose,
  column: string,
  newestId: number,
): Promise<SealedRow[]> {
  const { table, id } = SEALED_COLUMNS[purpose];
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where not starts_with(${sql.ref(column)}, ${sealedBy(newestId)})
    order by ${sql.ref(id)} limit ${AT_ONCE}`.execute(db);
  return rows;
}

/**
 * Seals by the newest key what older ones have sealed. It can stop anywhere and go on later, as each text says by which key it
 * is; what somebody changes meanwhile keeps the change. Answers how many.
 */
export async function sealAgain(context: KeyContext): Promise<number> {
  const { db } = context;
  let count = 0;
  for (const purpose of PURPOSES) {
    const keys = await sealingKeys(context, purpose);
    const { table, id, columns, ownerOf } = SEALED_COLUMNS[purpose];
    for (const column of columns) {
      for (;;) {
        const rows = await rowsOfOthers(db, purpose, column, keys.newestId);
        for (const row of rows) {
          const owner = ownerOf(row.id);
          const sealed = sealText(keys, owner, openText(keys, owner, row.sealed));
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
            where ${sql.ref(id)} = ${row.id} and ${sql.ref(column)} = ${row.sealed}`.execute(db);
        }
        count += rows.length;
        if (rows.length < AT_ONCE) break;
      }
    }
  }
  return count;
}
