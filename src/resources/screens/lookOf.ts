import type { ResourceName } from '../registry';
import { screensOf } from '../resourceScreens';
import type { Field } from '../schema/fields';
import { uiOf, type FieldUi } from './fieldUi';
import { fieldOf, resourceOf } from '../../ui/resourceOf';

/** How this field of this resource is read: as its kind says, unless its screens name another way. */
export function lookOf(resource: ResourceName, name: string): FieldUi<Field> {
  const ofKind = uiOf(fieldOf(resourceOf(resource), name));
  const { Display = ofKind.Display, column = ofKind.column } = screensOf(resource).fields?.[name] ?? {};
  return { Display, column };
}
