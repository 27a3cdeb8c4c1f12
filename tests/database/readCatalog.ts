import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database';

export interface CatalogColumn {
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}
/** A constraint or a unique index of a table. */
export interface CatalogRule {
  table: string;
  columns: readonly string[];
  definition: string;
}
/** What programs use of a database, as PostgreSQL's own catalog has it. */
export interface Catalog {
  /** Tables, views and sequences. */
  relations: ReadonlySet<string>;
  /** By `table.column`. */
  columns: ReadonlyMap<string, CatalogColumn>;
  /** By `table name`. */
  rules: ReadonlyMap<string, CatalogRule>;
  functions: ReadonlySet<string>;
}

const RELATIONS = sql<{ name: string }>`
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`;

const COLUMNS = sql<{ name: string } & CatalogColumn>`
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`;

const RULES = sql<{ name: string } & CatalogRule>`
  with named as (
    select conname as name, conrelid as relation, conkey as keys, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select i.relname, x.indrelid, x.indkey::int2[], pg_get_indexdef(i.oid)
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indisunique and not exists (select from pg_constraint where conindid = i.oid)
  )
  select c.relname || ' ' || n.name as name, c.relname as table, n.definition,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(n.keys)) as columns
  from named n join pg_class c on c.oid = n.relation where c.relnamespace = 'public'::regnamespace`;

const FUNCTIONS = sql<{ name: string }>`
  select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name
  from pg_proc where pronamespace = 'public'::regnamespace`;

export async function readCatalog(db: Db): Promise<Catalog> {
  const relations = (await RELATIONS.execute(db)).rows;
  const columns = (await COLUMNS.execute(db)).rows;
  const rules = (await RULES.execute(db)).rows;
  const functions = (await FUNCTIONS.execute(db)).rows;
  return {
    relations: new Set(relations.map(({ name }) => name)),
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, ...rule }) => [name, rule])),
    functions: new Set(functions.map(({ name }) => name)),
  };
}
