import { sql } from 'kysely';
import { sayErased } from '../../../src/domain/keeping/erased';
import type { Resource } from '../../../src/resources/schema/defineResource';
import type { Field, FieldOf } from '../../../src/resources/schema/fields';
import type { Db } from '../../platform/database/database';
import { rowsOf, type StoredRow } from './crudRepository';
import { cellText, csvLine } from './csvCells';
import { fieldOf, isResourceName, resourceOf, tableOf } from './fieldSql';

/** Rows of one export; more have to be filtered (400). */
export const MAX_EXPORT_ROWS = 100_000;
const ROWS_AT_ONCE = 1000;
// Marks the text as UTF-8 for spreadsheets.
const BYTE_ORDER_MARK = '\uFEFF';

interface Column {
  header: string;
  cell: (row: StoredRow) => string;
}

type Texts = Map<string, Map<unknown, string>>;

function refers(field: Field): field is FieldOf<'reference'> | FieldOf<'references'> {
  return field.kind === 'reference' || field.kind === 'references';
}

/** What people call the records that a page refers to: one query per reference, none per row. */
async function referenceTexts(db: Db, references: [string, Field][], rows: StoredRow[]): Promise<Texts> {
  const texts: Texts = new Map();
  for (const [name, field] of references) {
    if (!refers(field) || !isResourceName(field.to)) continue;
    const ids = [...new Set(rows.flatMap((row) => row[name]).filter((id) => id !== null))];
    const found = await sql<{ id: number; text: string | null }>`
      select id, ${sql.ref(field.text)} as text from ${sql.table(tableOf(resourceOf(field.to)))}
      where id = any(${ids}::bigint[])`.execute(db);
    texts.set(name, new Map(found.rows.map(({ id, text }) => [id, text ?? ''])));
  }
  return texts;
}

/** A reference takes two columns: its id, and in `<field without _id>` the name that people know. */
function columnsOf(name: string, field: Field, texts: Texts): Column[] {
  const own: Column = { header: name, cell: (row) => cellText(field, row[name]) };
  if (!refers(field)) return [own];
  const found = texts.get(name);
  const cell = (row: StoredRow) =>
    [row[name]]
      .flat()
      .flatMap((id) => found?.get(id) ?? [])
      .join('; ');
  return [own, { header: name.replace(/_id(s?)$/, '$1'), cell }];
}

interface CsvOptions {
  columns?: readonly string[];
  /** The reader's word for what was erased. */
  erased: string;
}

/**
 * The export of a list as CSV: `id` and the columns that are asked for, all of the list's without a choice, headed by their field names. Read page by page, so
 * that a large one needs no large memory.
 */
export async function* csvOf(
  readCopy: <T>(read: (db: Db) => Promise<T>) => Promise<T>,
  resource: Resource,
  ids: readonly number[],
  { columns = resource.list, erased }: CsvOptions,
): AsyncGenerator<string> {
  const fields = columns.map((name): [string, Field] => [name, fieldOf(resource, name)]);
  const references = fields.filter(([, field]) => refers(field));
  const headers = fields.flatMap(([name, field]) =>
    columnsOf(name, field, new Map()).map((column) => column.header),
  );
  yield BYTE_ORDER_MARK + csvLine(['id', ...headers]);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const { rows, texts } = await readCopy(async (db) => {
      const found = await rowsOf(db, resource, ids.slice(start, start + ROWS_AT_ONCE));
      return { rows: found, texts: await referenceTexts(db, references, found) };
    });
    const cells = fields.flatMap(([name, field]) => columnsOf(name, field, texts));
    yield rows
      .map((row) => csvLine([String(row.id), ...cells.map((column) => sayErased(column.cell(row), erased))]))
      .join('');
  }
}
