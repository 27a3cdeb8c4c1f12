import { array, boolean, number, object, type AnyObject, type ObjectSchema } from 'yup';
import type { Resource } from '../../../src/resources/schema/defineResource';
import { dateTime } from '../../../src/resources/schema/fields';
import { fieldRule } from '../../../src/resources/schema/kindRules';

export const ID_PARAMS = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });

/** A record as it is answered, for the OpenAPI document. */
export function recordAnswer(resource: Resource): ObjectSchema<AnyObject> {
  const instant = fieldRule(dateTime({})).required();
  const fields = Object.entries(resource.fields).map(([name, field]) => {
    const rule = fieldRule(field);
    return [name, field.required ? rule.required() : rule.nullable().defined()] as const;
  });
  return object({
    id: number().integer().required(),
    version: number().integer().required(),
    created_at: instant,
    updated_at: instant,
    ...Object.fromEntries(fields),
  });
}

/** A bare array of records (contract.md, Lists). */
export function listAnswer(resource: Resource) {
  return array(recordAnswer(resource));
}

export const TOTAL_ANSWER = object({ total_items: number().integer().required(), is_estimate: boolean() });

export const CSV_ANSWER = { type: 'string', description: 'text/csv in UTF-8' };
