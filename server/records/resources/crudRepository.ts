import { sql, type RawBuilder } from 'kysely';
import { storedFieldNames, type Resource } from '../../../src/resources/schema/defineResource';
import type { Db, Trx } from '../../platform/database/database';
import { orderSql, recordSql, tableOf } from './fieldSql';
import { isSearch, whereSql } from './filterSql';
import { groupedIdsSql, isGrouped } from './groupedIds';
import type { Row } from './serverResource';
import type { ListQuery } from './listQuery';

type Sql = RawBuilder<unknown>;

/** A record as it is read: the base fields and every declared one. */
export interface StoredRow extends Row {
  id: number;
  version: number;
}

interface Range {
  limit: number;
  offset: number;
}

/**
 * Ids in the order of the list. Ids alone, because they often come from an index alone: a page far into a large table
 * then skips index entries and not whole rows.
 */
function idsSql(
  resource: Resource,
  conditions: Sql[],
  sort: ListQuery['sort'],
  range: Range,
): RawBuilder<{ id: number }> {
  const { join, orderBy } = orderSql(resource, sort.field, sort.order);
  return sql<{ id: number }>`
    select t.id from ${sql.table(tableOf(resource))} t ${join} ${whereSql(conditions)}
    order by ${orderBy} limit ${range.limit} offset ${range.offset}`;
}

/** The records of an array of ids, in its order. */
async function rowsIn(db: Db, resource: Resource, ids: Sql): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${recordSql(resource, db)} from unnest(${ids}) with ordinality page (id, place)
    join ${sql.table(tableOf(resource))} t on t.id = page.id order by page.place`.execute(db);
  return rows;
}

/** All ids of a list in its order, up to a limit. */
export async function idsOf(
  db: Db,
  resource: Resource,
  conditions: Sql[],
  sort: ListQuery['sort'],
  limit: number,
): Promise<number[]> {
  const { rows } = await idsSql(resource, conditions, sort, { limit, offset: 0 }).execute(db);
  return rows.map((row) => row.id);
}

/** The records of these ids in the order of the ids. */
export async function rowsOf(db: Db, resource: Resource, ids: readonly number[]): Promise<StoredRow[]> {
  return rowsIn(db, resource, sql`${ids}::bigint[]`);
}

/** A search that finds no more than this is put in order by itself; one that finds more meets rows of its page soon. */
const MAX_SORTED_BY_ITSELF = 10_000;

/**
 * The ids of one page of a search that finds few rows; null when it finds many. The order's own index would be read to
 * its end for a rare name, and the planner does not know which names are rare: hence the fences around what is found.
 */
async function fewFound(
  db: Db,
  resource: Resource,
  conditions: Sql[],
  sort: ListQuery['sort'],
  { limit, offset }: Range,
): Promise<number[] | null> {
  const { join, key } = orderSql(resource, sort.field, sort.order);
  const direction = sql.raw(sort.order);
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with found as materialized (
      select t.id, ${key} as key from ${sql.table(tableOf(resource))} t ${join} ${whereSql(conditions)}
    ), few as materialized (select id, key from found limit ${MAX_SORTED_BY_ITSELF + 1})
    select (select count(*) from few) as count,
      array(select id from few order by key ${direction}, id ${direction} limit ${limit} offset ${offset}) as ids`.execute(
    db,
  );
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count <= MAX_SORTED_BY_ITSELF ? ids : null;
}

/** Rows skipped up to here cost less than the second look-up of each row by its id. */
const SHALLOW_OFFSET = 200;

/**
 * One page of a list: far into it its ids first and its rows second, in one statement. Searches and orders by group
 * have ways of their own, where the planner's would read the whole table.
 */
export async function pageOf(
  db: Db,
  resource: Resource,
  conditions: Sql[],
  { page, perPage, sort, filters }: ListQuery,
): Promise<StoredRow[]> {
  const range = { limit: perPage, offset: (page - 1) * perPage };
  if (isSearch(resource, filters)) {
    const found = await fewFound(db, resource, conditions, sort, range);
    if (found) return rowsOf(db, resource, found);
  }
  if (isGrouped(resource, sort.field) && range.offset <= SHALLOW_OFFSET) {
    return rowsIn(db, resource, sql`array(${groupedIdsSql(resource, conditions, sort, range)})`);
  }
  if (range.offset <= SHALLOW_OFFSET) {
    const { join, orderBy } = orderSql(resource, sort.field, sort.order);
    const { rows } = await sql<StoredRow>`
      select ${recordSql(resource, db)} from ${sql.table(tableOf(resource))} t ${join} ${whereSql(conditions)}
      order by ${orderBy} limit ${range.limit} offset ${range.offset}`.execute(db);
    return rows;
  }
  return rowsIn(db, resource, sql`array(${idsSql(resource, conditions, sort, range)})`);
}

/** One record within a person's scope; `lock` keeps others from writing it until the transaction ends. */
export async function findRow(
  db: Db | Trx,
  resource: Resource,
  id: number,
  scope: Sql | null,
  { lock = false } = {},
): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select ${recordSql(resource, db)} from ${sql.table(tableOf(resource))} t
    ${whereSql([sql`t.id = ${id}`, scope])} ${sql.raw(lock ? 'for update of t' : '')}`.execute(db);
  return rows[0];
}

function storedEntries(resource: Resource, record: Row): [string, unknown][] {
  return storedFieldNames(resource).flatMap((name): [string, unknown][] =>
    record[name] === undefined ? [] : [[name, record[name]]],
  );
}

/** Stores a new record and answers its id. */
export async function insertRow(trx: Trx, resource: Resource, record: Row, now: Date): Promise<number> {
  const entries = [...storedEntries(resource, record), ['created_at', now], ['updated_at', now]] as const;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(tableOf(resource))} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))}) returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`Inserting into ${tableOf(resource)} gave no id`);
  return id;
}

/** Stores the given fields of a record that is locked, under the next version. */
export async function updateRow(
  trx: Trx,
  resource: Resource,
  id: number,
  changes: Row,
  now: Date,
): Promise<void> {
  const sets = storedEntries(resource, changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update ${sql.table(tableOf(resource))}
    set ${sql.join([...sets, sql`version = version + 1`, sql`updated_at = ${now}`])}
    where id = ${id}`.execute(trx);
}
