import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../src/resources/schema/defineResource';
import { fieldOf, isResourceName, resourceOf, tableOf } from './fieldSql';
import { whereSql } from './filterSql';
import { serverResources } from './serverResources';
import type { ListQuery } from './listQuery';

type Sql = RawBuilder<unknown>;

/** Whether a list in the order of this field is read group by group. */
export function isGrouped(resource: Resource, name: string): boolean {
  return isResourceName(resource.name) && (serverResources[resource.name].grouped ?? []).includes(name);
}

/**
 * Ids of one page in the order of a reference's text, without sorting the table. For each referenced record, the
 * first few referring rows are read from an index, and the page is taken from those. Nulls sort last.
 */
export function groupedIdsSql(
  resource: Resource,
  conditions: readonly Sql[],
  { field: name, order }: ListQuery['sort'],
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<{ id: number }> {
  const field = fieldOf(resource, name);
  if (field.kind !== 'reference' || !isResourceName(field.to))
    throw new Error(`${resource.name}.${name} is no reference to a resource`);
  const direction = sql.raw(order);
  const column = sql.ref(`t.${name}`);
  const first = (group: Sql) => sql`
    select t.id from ${sql.table(tableOf(resource))} t ${whereSql([group, ...conditions])}
    order by t.id ${direction} limit ${offset + limit}`;
  return sql<{ id: number }>`
    select id from (
      select 0 as place, ${sql.ref(`r.${field.text}`)} as text, p.id
      from ${sql.table(tableOf(resourceOf(field.to)))} r cross join lateral (${first(sql`${column} = r.id`)}) p
      union all
      select 1, null, p.id from (${first(sql`${column} is null`)}) p
    ) page
    order by place ${direction}, text ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}
