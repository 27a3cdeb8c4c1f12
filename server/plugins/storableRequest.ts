import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem, Problems } from '../../src/domain/problem';
import { isStorable, storableText } from '../../src/domain/storableText';
import { VALIDATION } from '../../src/resources/schema/messages';
import { invalid, malformed } from './errors';

/** Deeper than any body of ours. What reads a body by recursion behind this door needs no limit of its own. */
const MAX_DEPTH = 32;

const refused: Problem = { message: VALIDATION.storable };

function tooDeep(): Error {
  return malformed(`The request body is nested more than ${MAX_DEPTH} deep`);
}

/** Paths in a body whose text, or whose name, the database cannot keep. Throws 400 for a body that is too deep. */
function unstorablePaths(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [''];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  if (depth === MAX_DEPTH) throw tooDeep();
  const found: string[] = [];
  const isList = Array.isArray(value);
  for (const [name, each] of Object.entries(value)) {
    const inner = isStorable(name) ? unstorablePaths(each, depth + 1) : [''];
    const own = isList ? `[${name}]` : storableText(name);
    for (const path of inner) found.push(/^$|^\[/.test(path) ? `${own}${path}` : `${own}.${path}`);
  }
  return found;
}

function problemsAt(paths: readonly string[]): Problems {
  return Object.fromEntries(paths.map((path) => [path, refused]));
}

/** Throws 400 that names the part of the request and what in it cannot be kept. */
function refuseIn(part: string, value: unknown): void {
  const paths = unstorablePaths(value);
  if (paths.length === 0) return;
  throw malformed(
    `The ${part} holds a character that cannot be stored: ${paths.join(', ')}`,
    problemsAt(paths),
  );
}

function refuseUnstorable({ headers, params, query, body }: FastifyRequest): void {
  refuseIn('header', headers);
  refuseIn('path', params);
  refuseIn('query', query);
  const paths = unstorablePaths(body);
  if (paths.length > 0) throw invalid(problemsAt(paths));
}

/**
 * Refuses text that the database cannot keep before any route reads it, also in what is only searched for or logged: 422
 * with the field for a body, 400 with the name for address, query and headers. Cookies pass: ours are kept as hashes, and
 * a foreign one is not ours to judge.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => refuseUnstorable(request));
}
