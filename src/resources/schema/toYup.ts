import {
  object,
  ValidationError,
  type AnyObject,
  type ObjectSchema,
  type Schema,
  type TestContext,
} from 'yup';
import type { Problem } from '../../domain/wire/problem';
import type { Resource } from './defineResource';
import type { Field } from './fields';
import { fieldRule, problem } from './kindRules';
import { VALIDATION, type ValidationKey } from './messages';
import { normaliseRecord, type RecordMode } from './normaliseRecord';
import { problemsOf } from './problems';

/** What a required field says while it is empty: a list and a colour say what they want one of. */
export function requiredKey(field: Field): string {
  if (field.kind === 'weekdays') return field.message ?? VALIDATION.weekdays;
  if (field.kind === 'degrees') return VALIDATION.position;
  if (field.kind === 'color') return field.message ?? VALIDATION.color;
  if (field.kind === 'references') return field.message ?? VALIDATION.required;
  return VALIDATION.required;
}

function filled(field: Field, mode: RecordMode): Schema {
  const rule = fieldRule(field);
  const required = problem(requiredKey(field));
  if (!field.required) return rule.nullable().optional();
  return mode === 'patch' ? rule.nonNullable(required).optional() : rule.required(required);
}

function asError(context: TestContext, problems: [path: string, found: Problem][]): true | ValidationError {
  if (problems.length === 0) return true;
  return new ValidationError(
    problems.map(([path, found]) =>
      context.createError({ path, message: problem(found.message, found.args) }),
    ),
  );
}

/** Refuses each field that the schema does not know, by its name: yup's own `noUnknown` names none. */
export function assertKnown<T extends AnyObject>(
  schema: ObjectSchema<T>,
  key: ValidationKey = VALIDATION.unknownField,
): ObjectSchema<T> {
  const known = new Set(Object.keys(schema.fields));
  return schema.test('unknown', problem(key), (value: unknown, context) => {
    if (typeof value !== 'object' || value === null) return true;
    const unknown = Object.keys(value).filter((name) => !known.has(name));
    return asError(
      context,
      unknown.map((name) => [name, { message: key, args: { field: name } }]),
    );
  });
}

/**
 * The schema of a record that is sent: strict, unknown fields refused by name, all rules of the kinds and the
 * resource's own `check`. It expects what `normaliseRecord` has put in form; `patch` asks for no field, but a required
 * one cannot be emptied. Messages are `Problem`s: read them with `problemsOf`.
 */
export function toYup(resource: Resource, mode: RecordMode): ObjectSchema<AnyObject> {
  const stored = Object.entries(resource.fields).filter(([, field]) => !field.computed);
  const shape = Object.fromEntries(stored.map(([name, field]) => [name, filled(field, mode)]));
  const schema: ObjectSchema<AnyObject> = assertKnown(
    object(shape).typeError(problem(VALIDATION.type)).required(problem(VALIDATION.required)).strict(),
  );
  const check = resource.check;
  // A rule over the whole record needs the whole record: a patch is merged first and then checked as `edit`.
  if (!check || mode === 'patch') return schema;
  return schema.test('check', problem(VALIDATION.format), (value: AnyObject, context) => {
    const found = Object.entries<Problem | undefined>(check(value));
    return asError(
      context,
      found.filter((entry): entry is [string, Problem] => entry[1] !== undefined),
    );
  });
}

/** A record put in form and what is wrong with it, by field; no problems means that it can be stored. */
export function checkRecord(
  resource: Resource,
  mode: RecordMode,
  input: Readonly<Record<string, unknown>>,
): { record: Record<string, unknown>; problems: Record<string, Problem> } {
  const record = normaliseRecord(resource, input, mode);
  try {
    toYup(resource, mode).validateSync(record, { abortEarly: false });
    return { record, problems: {} };
  } catch (error) {
    if (error instanceof ValidationError) return { record, problems: problemsOf(error) };
    throw error;
  }
}
