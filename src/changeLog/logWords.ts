import { anyKey, type Translate } from '../i18n/messageKey';
import { isResourceName, resourceOf } from '../ui/resourceOf';

/** `close_door_pharmacy_id` → "Close door pharmacy": for codes without a translation. */
function fromCode(code: string): string {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/ id$/, '')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function oneOf(group: string, code: string, translate: Translate): string {
  return anyKey(translate)(`changeLog.${group}.${code}`, { _: fromCode(code) });
}

export const actionWord = (action: string, translate: Translate) => oneOf('actions', action, translate);
export const partWord = (part: string, translate: Translate) => oneOf('parts', part, translate);

/** "Vehicles", "Settings". */
export function resourceWord(resource: string, translate: Translate): string {
  if (isResourceName(resource)) return translate(`resources.${resource}.name`, { smart_count: 2 });
  return oneOf('resources', resource, translate);
}

/** Label of a field, from its declaration. */
export function fieldWord(resource: string, field: string, translate: Translate): string {
  if (isResourceName(resource) && Object.hasOwn(resourceOf(resource).fields, field)) {
    return anyKey(translate)(`resources.${resource}.fields.${field}`);
  }
  return resource === 'settings'
    ? anyKey(translate)(`settings.items.${field}.label`, { _: fromCode(field) })
    : oneOf('fields', field, translate);
}
