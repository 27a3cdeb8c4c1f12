import { sql } from 'kysely';
import type { ResourceName } from '../../../src/resources/registry';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { fieldOf, resourceOf, tableOf } from './fieldSql';
import { serverResources } from './serverResources';
import { scopeOf } from './scopes';
import type { FieldUse, Use, UseNames } from './use';

export interface UseFact {
  /** Name of a resource, or of a use of its own. */
  name: string;
  /** Field of that resource's list that finds them; null for a use of its own. */
  field: string | null;
  total: number;
  /** What the first ones are called; none where that could name a patient. */
  names: string[];
}

/** As many names as a sentence holds. */
const MAX_NAMES = 3;

/** Patients are counted, never named, and nobody is told the names of what is out of their reach. */
function mayName({ resource: name }: FieldUse, actor: Actor): boolean {
  const resource = resourceOf(name);
  return fieldOf(resource, resource.representation).private !== true && scopeOf(name, actor) === null;
}

function rowsOfField({ resource: name, field }: FieldUse, id: number): UseNames {
  const resource = resourceOf(name);
  const column = sql.ref(`t.${field}`);
  const refers =
    fieldOf(resource, field).kind === 'references'
      ? sql`${column} @> array[${id}]::bigint[]`
      : sql`${column} = ${id}`;
  return sql<{ name: string }>`select ${sql.ref(`t.${resource.representation}`)} as name
    from ${sql.table(tableOf(resource))} t where ${refers} and t.is_active`;
}

async function factOf(db: Db, use: Use, id: number, actor: Actor, now: Date): Promise<UseFact> {
  const isField = 'resource' in use;
  const rows = isField ? rowsOfField(use, id) : use.rows(id, now);
  const named = isField && !mayName(use, actor) ? 0 : MAX_NAMES;
  const found = await sql<{ total: number; names: string[] | null }>`
    with used as (${rows})
    select (select count(*) from used) as total,
      (select array_agg(name) from (select name from used order by name limit ${named}) first) as names`.execute(
    db,
  );
  return {
    name: isField ? use.resource : use.name,
    field: isField ? use.field : null,
    total: found.rows[0]?.total ?? 0,
    names: found.rows[0]?.names ?? [],
  };
}

/** Where a record still stands, one query per place; what is not used is not told. */
export async function usesOf(
  db: Db,
  name: ResourceName,
  id: number,
  actor: Actor,
  now: Date,
): Promise<UseFact[]> {
  const facts: UseFact[] = [];
  for (const use of serverResources[name].usedBy ?? []) facts.push(await factOf(db, use, id, actor, now));
  return facts.filter(({ total }) => total > 0);
}
