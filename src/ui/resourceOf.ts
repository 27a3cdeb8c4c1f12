import { isInEffect } from '../domain/people/notInEffect';
import { registry, type ResourceName } from '../resources/registry';
import type { Resource } from '../resources/schema/defineResource';
import type { Field } from '../resources/schema/fields';

/** A record as the screens handle it: by field name, whatever the resource. */
export interface Row {
  id: number;
  version?: number;
  [field: string]: unknown;
}

/** A declaration for screens: no form, list or filter has a field without an effect. */
function asShown(resource: Resource): Resource {
  const shown = (names: readonly string[]) => names.filter((name) => isInEffect(resource.name, name));
  const sections = Object.entries(resource.form).map(([section, names]) => [section, shown(names)] as const);
  return {
    ...resource,
    list: shown(resource.list),
    filters: shown(resource.filters),
    form: Object.fromEntries(sections.filter(([, names]) => names.length > 0)),
  };
}

const SHOWN: ReadonlyMap<string, Resource> = new Map(
  Object.values(registry).map((resource: Resource) => [resource.name, asShown(resource)]),
);

/** The declaration behind a name as screens show it, in the shape that is the same for all. */
export function resourceOf(name: ResourceName): Resource {
  return SHOWN.get(name) ?? registry[name];
}

export function isResourceName(name: string): name is ResourceName {
  return name in registry;
}

/** Throws when a declaration names an undeclared field, which is a mistake in the declaration. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name} declares no field ${name}`);
  return field;
}

/** Display name of a record; its id when the naming field is empty. */
export function recordTitle(resource: Resource, record: Row): string {
  const value = record[resource.representation];
  return typeof value === 'string' && value !== '' ? value : `#${record.id}`;
}
