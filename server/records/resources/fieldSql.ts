import { sql, type RawBuilder } from 'kysely';
import { registry, type ResourceName } from '../../../src/resources/registry';
import { BASE_FIELDS, type Resource } from '../../../src/resources/schema/defineResource';
import type { Field } from '../../../src/resources/schema/fields';
import type { Db, Trx } from '../../platform/database/database';
import { serverResources } from './serverResources';

type Sql = RawBuilder<unknown>;

/** The table of a resource, by the alias `t` that every expression of this folder uses. */
export function tableOf(resource: Resource): string {
  return resource.table ?? resource.name;
}

/** The declaration behind a name, in the shape that is the same for all. */
export function resourceOf(name: ResourceName): Resource {
  return registry[name];
}

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(registry, name);
}

/** Throws when the declaration names a field that it does not have. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field) throw new Error(`${resource.name} declares no field ${name}`);
  return field;
}

/** Where a field's value comes from: its column, or the hook's expression of a computed one. */
export function fieldSql(resource: Resource, name: string): Sql {
  if ((BASE_FIELDS as readonly string[]).includes(name)) return sql.ref(`t.${name}`);
  const field = fieldOf(resource, name);
  if (!field.computed) return sql.ref(`t.${name}`);
  const computed = isResourceName(resource.name) ? serverResources[resource.name].select?.[name] : undefined;
  if (!computed)
    throw new Error(`${resource.name}.${name} is computed, but its serverResource has no expression`);
  return computed;
}

const recordTexts = new WeakMap<Resource, string>();

/** The select list of a whole record. Put together once: it is the longest part of every list's statement. */
export function recordSql(resource: Resource, db: Db | Trx): Sql {
  const known = recordTexts.get(resource);
  if (known !== undefined) return sql.raw(known);
  const names = [...BASE_FIELDS, ...Object.keys(resource.fields)];
  const list = sql
    .join(names.map((name) => sql`${fieldSql(resource, name)} as ${sql.ref(name)}`))
    .compile(db);
  if (list.parameters.length > 0) throw new Error(`A computed field of ${resource.name} binds a value`);
  recordTexts.set(resource, list.sql);
  return sql.raw(list.sql);
}

/** How a list is ordered: people order a reference by its text, not by its number; `id` settles what is equal. */
export function orderSql(
  resource: Resource,
  name: string,
  order: 'asc' | 'desc',
): { join: Sql; key: Sql; orderBy: Sql } {
  const direction = sql.raw(order);
  const field = resource.fields[name];
  if (field?.kind === 'reference' && isResourceName(field.to)) {
    const to = resourceOf(field.to);
    const text = sql.ref(`r.${field.text}`);
    return {
      join: sql`left join ${sql.table(tableOf(to))} r on r.id = ${sql.ref(`t.${name}`)}`,
      key: text,
      orderBy: sql`${text} ${direction}, t.id ${direction}`,
    };
  }
  const own = fieldSql(resource, name);
  return {
    join: sql``,
    key: own,
    orderBy: name === 'id' ? sql`t.id ${direction}` : sql`${own} ${direction}, t.id ${direction}`,
  };
}
