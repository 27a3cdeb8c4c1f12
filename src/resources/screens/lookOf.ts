import { fieldOverrides } from '../overrides';
import type { ResourceName } from '../registry';
import type { Field } from '../schema/fields';
import { uiOf, type FieldUi } from './fieldUi';
import { fieldOf, resourceOf } from '../../ui/resourceOf';

/** How this field of this resource is filled in and read: as its kind says, unless an override knows better. */
export function lookOf(resource: ResourceName, name: string): FieldUi<Field> {
  return { ...uiOf(fieldOf(resourceOf(resource), name)), ...fieldOverrides[resource]?.[name] };
}
