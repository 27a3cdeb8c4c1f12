import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Problem, Problems } from '../../../src/domain/wire/problem';
import { isStorable, storableText } from '../../../src/domain/wire/storableText';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid, malformed } from './errors';

/** Deeper than any valid body. Code that reads a body recursively after this check needs no limit of its own. */
const MAX_DEPTH = 32;
/** A larger number loses precision, and no column stores it. */
const MOST = Number.MAX_SAFE_INTEGER;

/** With one of these names, an object can no longer be converted to a text or a number. No field has such a name. */
const SHADOWING = new Set(['toString', 'valueOf']);

const badText: Problem = { message: VALIDATION.storable };
const badName: Problem = { message: VALIDATION.unknownField };
const tooLarge: Problem = { message: VALIDATION.maxValue, args: { max: MOST } };
const tooSmall: Problem = { message: VALIDATION.minValue, args: { min: -MOST } };

function tooDeep(): Error {
  return malformed(`The request body is nested more than ${MAX_DEPTH} deep`);
}

type Found = readonly (readonly [path: string, problem: Problem])[];
const NOTHING: Found = [];

function ownProblem(value: unknown): Problem | null {
  if (typeof value === 'string') return isStorable(value) ? null : badText;
  if (typeof value !== 'number') return null;
  return value > MOST ? tooLarge : value < -MOST ? tooSmall : null;
}

function contentOf(name: string, value: unknown, depth: number): Found {
  if (SHADOWING.has(name)) return [['', badName]];
  return isStorable(name) ? unstorable(value, depth + 1) : [['', badText]];
}

/** Parts of a value that the database cannot store, by path. Throws 400 for a value that is too deep. */
function unstorable(value: unknown, depth = 0): Found {
  if (typeof value !== 'object' || value === null) {
    const own = ownProblem(value);
    return own ? [['', own]] : NOTHING;
  }
  if (Buffer.isBuffer(value)) return NOTHING;
  if (depth === MAX_DEPTH) throw tooDeep();
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, each]) => {
    const inner = contentOf(name, each, depth);
    if (inner.length === 0) return NOTHING;
    const own = isList ? `[${name}]` : storableText(name);
    return inner.map(
      ([path, found]) => [/^$|^\[/.test(path) ? `${own}${path}` : `${own}.${path}`, found] as const,
    );
  });
}

/** As many as a person reads: of a million of them the answer would be larger than what was sent. */
const MOST_PROBLEMS = 50;

function problemsIn(value: unknown): Problems | null {
  const found = unstorable(value);
  return found.length > 0 ? Object.fromEntries(found.slice(0, MOST_PROBLEMS)) : null;
}

/** Throws 400 that names the part of the request and its values that cannot be stored. */
export function assertStorable(part: string, value: unknown): void {
  const problems = problemsIn(value);
  if (!problems) return;
  const names = Object.keys(problems).join(', ');
  throw malformed(`The ${part} has a text or a number that cannot be saved: ${names}`, problems);
}

function assertStorableRequest({ headers, params, query, body }: FastifyRequest): void {
  assertStorable('header', headers);
  assertStorable('path', params);
  assertStorable('query', query);
  const problems = problemsIn(body);
  if (problems) throw invalid(problems);
}

/**
 * Rejects values that the database cannot store before any route reads them, also values that are only used for a
 * search or a log: 422 with the field for a body, 400 with the name for URL, query and headers. Cookies are not
 * checked: our own are stored as hashes, and foreign ones are ignored.
 */
export const storableRequests = fp(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => assertStorableRequest(request));
  },
  { name: 'storableRequests', fastify: '5.x', dependencies: ['errorAnswers'] },
);
