import { sql } from 'kysely';
import type { Db, Trx } from './database';

const ROWS_AT_ONCE = 2_000;

interface ExportedTable {
  name: string;
  columns: string[];
  /** Tables that must be filled before this one. */
  needs: string[];
}

async function readTables(trx: Trx): Promise<ExportedTable[]> {
  // Generated columns are left out: the target computes them again. Kysely's own tables belong to the target's migrations.
  const { rows } = await sql<ExportedTable>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(distinct f.confrelid::regclass::text), '{}') from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname`.execute(trx);
  return rows;
}

/** Sorts so that each table comes after those it refers to; otherwise by name. Throws on a circle of references. */
function inOrderOfReferences(tables: readonly ExportedTable[]): ExportedTable[] {
  const ordered: ExportedTable[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)),
    );
    if (ready.length === 0)
      throw new Error('The tables refer to each other in a circle: no order restores them');
    for (const table of ready) done.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** One value in COPY's text format. */
function copyText(value: string | null): string {
  if (value === null) return '\\N';
  return value.replace(/[\\\n\r\t]/g, (char) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r' })[char] ?? '\\t');
}

async function* exportTable(trx: Trx, { name, columns }: ExportedTable): AsyncGenerator<string> {
  const list = sql.join(columns.map((column) => sql`${sql.ref(column)}::text as ${sql.id(column)}`));
  await sql`declare export_rows no scroll cursor for select ${list} from ${sql.id(name)}`.execute(trx);
  yield `copy "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) from stdin;\n`;
  for (;;) {
    const { rows } = await sql<
      Record<string, string | null>
    >`fetch ${sql.lit(ROWS_AT_ONCE)} from export_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows
      .map((row) => `${columns.map((column) => copyText(row[column] ?? null)).join('\t')}\n`)
      .join('');
  }
  await sql`close export_rows`.execute(trx);
  yield '\\.\n\n';
}

async function* exportSequences(trx: Trx): AsyncGenerator<string> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`.execute(trx);
  for (const { name } of rows) {
    const { rows: state } = await sql<{ last_value: number; is_called: boolean }>`
      select last_value, is_called from ${sql.id(name)}`.execute(trx);
    const { last_value = 1, is_called = false } = state[0] ?? {};
    yield `select setval('public."${name}"', ${last_value}, ${is_called});\n`;
  }
}

/**
 * All data as text for `psql`, in pieces, as of one moment. It goes into a database that our migrations have made
 * (PostgreSQL 15 or later) and REPLACES what is there, in one transaction. Works from either kind of database.
 */
export async function exportDatabase(db: Db, write: (piece: string) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const tables = inOrderOfReferences(await readTables(trx));
      const names = tables.map(({ name }) => `"${name}"`);
      await write(
        "\\set ON_ERROR_STOP on\nbegin;\nset local search_path = public;\nset local timezone = 'UTC';\n",
      );
      // Before the truncation, because triggers of the change log would otherwise block it.
      await write(`${names.map((name) => `alter table ${name} disable trigger user;\n`).join('')}\n`);
      await write(`truncate ${names.join(', ')};\n`);
      for (const table of tables) for await (const piece of exportTable(trx, table)) await write(piece);
      for await (const piece of exportSequences(trx)) await write(piece);
      await write(`\n${names.map((name) => `alter table ${name} enable trigger user;\n`).join('')}commit;\n`);
    });
}
