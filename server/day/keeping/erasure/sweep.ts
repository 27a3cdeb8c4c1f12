import { sql } from 'kysely';
import { scrubber, searchPattern, type PersonWords } from '../../../../src/domain/keeping/erasedWords';
import type { Db } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction';

/** The log has a way of its own (`redactLog.ts`); accounts' accesses are of no participant; closed bills do not change. */
const NOT_SWEPT: readonly string[] = [
  'audit_entries',
  'audit_chain',
  'access_entries',
  'billing_lines',
  'erasures',
];
/**
 * A number that sent STOP stays, so that no message goes to it again. `ownRows.ts` has already deleted the person's texts,
 * messages and calls: a number in these columns arrived later, and the office must be able to answer it.
 */
const NOT_SWEPT_COLUMNS: readonly string[] = [
  'consents.contact',
  'conversations.phone_number',
  'messages.recipient',
  'calls.phone_number',
];
/** Pages of a table that one statement reads: 8 MB. */
const PAGES = 1_000;

export interface SweptTable {
  name: string;
  /** Columns of texts, with their types. */
  columns: { name: string; type: 'text' | 'json' | 'list' }[];
  pages: number;
}

/** Every table with texts, by the catalogue of the database: a new table is swept without a word here. */
export async function readSweptTables(db: Db): Promise<SweptTable[]> {
  const { rows } = await sql<SweptTable>`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type',
        case when a.atttypid = 'jsonb'::regtype then 'json' when a.atttypid = 'text[]'::regtype then 'list' else 'text' end)
      order by a.attnum) as columns,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'
      and c.relname <> all(${[...NOT_SWEPT]}::text[])
      and c.relname || '.' || a.attname <> all(${[...NOT_SWEPT_COLUMNS]}::text[]) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype) or a.atttypid = 'citext'::regtype)
    group by c.oid, c.relname order by c.relname`.execute(db);
  return rows;
}

type Row = Readonly<Record<string, unknown>> & { at: string };

/** How far a search has come, and in how much it has found the person. */
export interface Looked {
  next: number;
  found: number;
}

/**
 * Takes the person out of the pages from `page` on, as far as one statement goes; null behind the last. Only
 * words that are enough alone find a row; in a row that is found the others go too.
 */
export async function sweepPages(
  db: Db,
  table: SweptTable,
  words: PersonWords,
  page: number,
): Promise<Looked | null> {
  if (page >= table.pages || words.strong.length === 0) return null;
  let found = 0;
  const scrub = scrubber(words);
  const columns = table.columns.map(({ name }) => sql.ref(name));
  const texts = sql.join(
    table.columns.map(({ name }) => sql`${sql.ref(name)}::text`),
    sql`, `,
  );
  await inTransaction(db, async (trx) => {
    found = 0;
    const { rows } = await sql<Row>`
      select ctid::text as at, ${sql.join(columns)} from ${sql.table(table.name)}
      where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES},0)`}::tid
        and concat_ws(' ', ${texts}) ~* ${searchPattern(words.strong)}
      for update`.execute(trx);
    for (const row of rows) {
      const given = table.columns.map(({ name }) => row[name]);
      if (!scrub.names(given)) continue;
      const changed = table.columns.flatMap((column) => {
        const before = row[column.name];
        const after = scrub.without(before, true);
        if (JSON.stringify(before) === JSON.stringify(after)) return [];
        const value = column.type === 'json' ? sql`${JSON.stringify(after)}::jsonb` : sql`${after}`;
        return [sql`${sql.id(column.name)} = ${value}`];
      });
      if (changed.length === 0) continue;
      await sql`update ${sql.table(table.name)} set ${sql.join(changed)} where ctid = ${row.at}::tid`.execute(
        trx,
      );
      found++;
    }
  });
  return { next: page + PAGES, found };
}
