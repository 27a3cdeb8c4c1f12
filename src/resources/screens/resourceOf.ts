import { registry, type ResourceName } from '../registry';
import type { Resource } from '../schema/defineResource';
import type { Field } from '../schema/fields';

/** A record as the screens handle it: by field name, whatever the resource. */
export interface Row {
  id: number;
  version?: number;
  [field: string]: unknown;
}

/** The declaration behind a name, in the shape that is the same for all. */
export function resourceOf(name: ResourceName): Resource {
  return registry[name];
}

export function isResourceName(name: string): name is ResourceName {
  return name in registry;
}

/** Throws when a declaration names a field that it does not have: that is a mistake in the declaration. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name} declares no field ${name}`);
  return field;
}

/** What a person calls this record; its number when the naming field is empty. */
export function recordTitle(resource: Resource, record: Row): string {
  const value = record[resource.representation];
  return typeof value === 'string' && value !== '' ? value : `#${record.id}`;
}
