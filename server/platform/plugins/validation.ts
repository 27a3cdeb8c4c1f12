import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';
import {
  isSchema,
  ValidationError,
  type AnyObject,
  type AnySchema,
  type ArraySchema,
  type ObjectSchema,
} from 'yup';
import type { Problem } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { problemsOf } from '../../../src/resources/schema/problems';
import { invalid, malformed } from './errors';
import { assertStorable } from './storableRequest';

type Problems = Record<string, Problem>;

/** Empty strings in bodies are null (spec §5), at every depth. */
function emptyToNull(value: unknown): unknown {
  if (value === '') return null;
  if (Array.isArray(value)) return value.map(emptyToNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, emptyToNull(each)]));
}

function isObjectSchema(schema: AnySchema): schema is ObjectSchema<AnyObject> {
  return schema.type === 'object';
}
function isArraySchema(schema: AnySchema): schema is ArraySchema<unknown[] | undefined, AnyObject> {
  return schema.type === 'array';
}

/** Paths in `value` that the schema does not know. An object schema without fields is open (stored as it is). */
function unknownPaths(schema: unknown, value: unknown, path = ''): string[] {
  if (!isSchema(schema) || typeof value !== 'object' || value === null) return [];
  const typed = schema as AnySchema;
  if (isArraySchema(typed) && Array.isArray(value)) {
    return value.flatMap((each, index) => unknownPaths(typed.innerType, each, `${path}[${index}]`));
  }
  if (!isObjectSchema(typed) || Object.keys(typed.fields).length === 0) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const inner = path ? `${path}.${name}` : name;
    return Object.hasOwn(typed.fields, name) ? unknownPaths(typed.fields[name], each, inner) : [inner];
  });
}

const KEY_OF_TEST: Record<string, string> = {
  required: VALIDATION.required,
  optionality: VALIDATION.required,
  nullable: VALIDATION.required,
  typeError: VALIDATION.type,
  integer: VALIDATION.integer,
  email: VALIDATION.email,
  oneOf: VALIDATION.choice,
};

const WORDED_KEY = /^[a-z]\w*(\.\w+)+$/i;

/** Yup's own English sentence of a schema that names no key. */
function keyFor(error: ValidationError): Problem {
  const { max, min } = (error.params ?? {}) as { max?: number; min?: number };
  const isText = typeof error.value === 'string';
  if (max !== undefined)
    return { message: isText ? VALIDATION.maxLength : VALIDATION.maxValue, args: { max } };
  if (min !== undefined)
    return { message: isText ? VALIDATION.minLength : VALIDATION.minValue, args: { min } };
  return { message: KEY_OF_TEST[error.type ?? ''] ?? VALIDATION.format };
}

function keyedProblems(error: ValidationError): Problems {
  const problems = problemsOf(error);
  for (const inner of error.inner.length > 0 ? error.inner : [error]) {
    const path = inner.path ?? '';
    const problem = problems[path];
    if (problem && !WORDED_KEY.test(problem.message)) problems[path] = keyFor(inner);
  }
  return problems;
}

function bodyProblems(schema: AnySchema, body: unknown): Problems {
  const problems: Problems = {};
  for (const path of unknownPaths(schema, body)) problems[path] = { message: VALIDATION.unknownField };
  if (Object.keys(problems).length > 0) return problems;
  try {
    // Strict: a wrong JSON type is an error and is never cast ("12" is no integer).
    schema.validateSync(body, { strict: true, abortEarly: false });
    return problems;
  } catch (error) {
    if (ValidationError.isError(error)) return keyedProblems(error);
    throw error;
  }
}

/** Parameters that occur twice in a query (`page=1&page=2`) although their schema has a single value. */
function doubledNames(schema: AnySchema, value: unknown): string[] {
  if (!isObjectSchema(schema) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const field = schema.fields[name];
    return Array.isArray(each) && isSchema(field) && (field as AnySchema).type !== 'array' ? [name] : [];
  });
}

const MAX_PARTS = 200;
const partsOf = new WeakMap<object, Map<string, AnySchema>>();

/** Whether an absent value of any field is fine as it is. */
function asksForNothing(schema: ObjectSchema<AnyObject>): boolean {
  return Object.values(schema.fields).every((field) => {
    if (!isSchema(field)) return false;
    const { optional, default: initial } = (field as AnySchema).spec as {
      optional: boolean;
      default?: unknown;
    };
    return optional && initial === undefined;
  });
}

/**
 * The part of a query's schema that concerns these names. A list declares dozens of filters, but a query uses two or
 * three. Checking all of them costs as much as the rest of the request.
 */
function partFor(schema: AnySchema, value: unknown): AnySchema {
  if (!isObjectSchema(schema) || typeof value !== 'object' || value === null) return schema;
  const parts =
    partsOf.get(schema) ?? new Map<string, AnySchema>(asksForNothing(schema) ? [] : [['', schema]]);
  partsOf.set(schema, parts);
  const whole = parts.get('');
  if (whole) return whole;
  const names = Object.keys(value).sort();
  const key = `?${names.join('&')}`;
  const part = parts.get(key) ?? schema.pick(names);
  if (parts.size < MAX_PARTS) parts.set(key, part);
  return part;
}

/** Queries and paths are text, so yup casts here. Unknown names are rejected as in bodies. */
function readText(schema: AnySchema, value: unknown, part: string): unknown {
  const unknown = unknownPaths(schema, value);
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map((path) => [path, { message: VALIDATION.unknownFilter }]));
    throw malformed(`The ${part} has unknown parameters: ${unknown.join(', ')}`, errors);
  }
  const doubled = doubledNames(schema, value);
  if (doubled.length > 0) {
    const errors = Object.fromEntries(doubled.map((name) => [name, { message: VALIDATION.type }]));
    throw malformed(`The ${part} has more than one ${doubled.join(', ')}`, errors);
  }
  try {
    const read: unknown = partFor(schema, value).validateSync(value, { abortEarly: false });
    // Only now are the numbers in it numbers.
    assertStorable(part, read);
    return read;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors = keyedProblems(error);
    throw malformed(`The ${part} cannot be read: ${Object.keys(errors).join(', ')}`, errors);
  }
}

const PART_NAME: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' };

const compileValidator: FastifySchemaCompiler<unknown> = ({ schema, httpPart, method, url }) => {
  if (!isSchema(schema))
    throw new Error(`${method} ${url}: the ${httpPart ?? ''} schema must be made with yup`);
  const typed = schema as AnySchema;
  if (httpPart !== 'body') {
    const part = PART_NAME[httpPart ?? ''] ?? 'request';
    return (value: unknown) => {
      try {
        return { value: readText(typed, value, part) };
      } catch (error) {
        return { error: error as Error };
      }
    };
  }
  return (given: unknown) => {
    // A missing body counts as an empty one: required fields are then reported field by field.
    const value = emptyToNull(given ?? {});
    const problems = bodyProblems(typed, value);
    return Object.keys(problems).length > 0 ? { error: invalid(problems) } : { value };
  };
};

/**
 * Routes contain yup schemas directly: `schema: { body, querystring, params }`. A body is checked strictly (422 per
 * field), a query or path is cast from text (400 that names the parameter). Unknown names are rejected in both.
 * `response` schemas are only for the OpenAPI document.
 */
export const yupValidation = fp(
  async (app: FastifyInstance) => {
    app.setValidatorCompiler(compileValidator);
    app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  },
  { name: 'yupValidation', fastify: '5.x', dependencies: ['errorAnswers'] },
);
