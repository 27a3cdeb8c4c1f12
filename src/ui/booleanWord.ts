import type { ResourceName } from '../resources/registry';

/** Key of the word for a boolean: active or inactive in the gender of what the record is, otherwise yes or no. */
export function booleanWord(resource: ResourceName, field: string, value: boolean): string {
  if (field === 'is_active') return activeWord(resource, value);
  return `screens.record.${value ? 'yes' : 'no'}`;
}

/** The label of the field says "active" in the right gender already. */
export function activeWord(resource: ResourceName, isActive: boolean): string {
  return isActive ? `resources.${resource}.fields.is_active` : `resources.${resource}.inactive`;
}
