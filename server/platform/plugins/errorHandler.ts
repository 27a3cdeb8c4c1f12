import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseError } from 'pg-protocol';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import {
  AcquireTimeout,
  ConnectionLost,
  DatabaseStopped,
  isDatabaseFull,
  NoWritableServer,
} from '../database/databaseErrors';
import { apiErrorOfDatabase } from './databaseErrors';
import { diskFull, malformed, notFound, ApiError, SERVER_CODE, unavailable } from './errors';

const UNAVAILABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** The database is busy, gone or on its way to another server: a second try can succeed. */
const GONE = [AcquireTimeout, ConnectionLost, DatabaseStopped, NoWritableServer];

function isWithCode(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Also an error of a plugin that has a status and no code, such as of a path outside the folder of files. */
function isFastifyError(error: unknown): error is Pick<FastifyError, 'statusCode'> {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/**
 * API errors for requests that Fastify and its plugins reject themselves: bodies that are too large, of a wrong type,
 * or not JSON.
 */
function apiErrorOfFastify(error: Pick<FastifyError, 'statusCode'>): ApiError | null {
  switch (error.statusCode) {
    case 413:
      return new ApiError(413, SERVER_CODE.tooLarge, 'The request body is too large');
    case 415:
      return new ApiError(415, SERVER_CODE.wrongType, 'The request body must be application/json');
    case 429:
      return new ApiError(429, ERROR_CODE.tooManyCalls, 'Too many requests. Try again later');
    case 403:
    case 404:
      return notFound();
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? malformed('The request cannot be read')
        : null;
  }
}

/** The answer for anything thrown; null when it is our fault. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isDatabaseFull(error) || (isWithCode(error) && error.code === 'ENOSPC')) return diskFull();
  if (error instanceof DatabaseError) return apiErrorOfDatabase(error);
  if (isFastifyError(error)) return apiErrorOfFastify(error);
  const isGone = GONE.some((kind) => error instanceof kind);
  return isGone || (isWithCode(error) && UNAVAILABLE.has(error.code)) ? unavailable() : null;
}

/**
 * Error data for the log. It never includes the values that a database error quotes (`detail`, `where`, the message),
 * because they contain personal data.
 */
export function loggable(error: unknown): object {
  if (error instanceof DatabaseError) {
    const { code, table, column, constraint, routine, stack } = error;
    const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
    return { type: 'DatabaseError', code, table, column, constraint, routine, stack: frames?.join('\n') };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    code: isWithCode(error) ? error.code : undefined,
    stack: error.stack,
  };
}

/** Statuses for which a retry can succeed. Their answers contain a retry time: the known one, else a short default. */
const COME_BACK: readonly number[] = [429, 503];
const SOON_SECONDS = 5;

function send(request: FastifyRequest, reply: FastifyReply, refusal: ApiError): FastifyReply {
  const { errors, args, headers } = refusal.details;
  if (COME_BACK.includes(refusal.httpStatus) && !reply.hasHeader('retry-after')) {
    const known = args?.retry_after;
    reply.header('retry-after', typeof known === 'number' ? known : SOON_SECONDS);
  }
  return reply
    .code(refusal.httpStatus)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send({
      status_code: refusal.statusCode,
      message: refusal.message,
      errors,
      args,
      request_id: request.id,
    });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal || refusal.httpStatus >= 500) {
    request.log.error({ error: loggable(error), route: request.routeOptions.url }, 'a request failed');
  }
  return send(
    request,
    reply,
    refusal ?? new ApiError(500, SERVER_CODE.internal, 'Oops. Something went wrong'),
  );
}

/** One body for every error (contract.md, Errors); causes of 5xx go to the log only. */
export const errorAnswers = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler(answerError);
    app.setNotFoundHandler((request, reply) => send(request, reply, notFound()));
  },
  { name: 'errorAnswers', fastify: '5.x' },
);

/** Answers errors that occur before a route is known, such as an invalid URL. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void answerError(error, request, reply);
}

const BROKEN: Readonly<Record<string, { status: string; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: SERVER_CODE.tooLarge,
    message: 'The address and the headers of the request are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: SERVER_CODE.malformed,
    message: 'The request did not come to its end in time',
  },
};
const UNREADABLE = {
  status: '400 Bad Request',
  code: SERVER_CODE.malformed,
  message: 'The request cannot be read',
};

/** Whether the unreadable request was a HEAD request. A body in its answer would be read as the next answer. */
function asksForHead({ rawPacket }: ConnectionError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
}

/**
 * Answers data that is not HTTP. There is no request yet, so the answer is written to the connection, which then
 * ends.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, message } = BROKEN[error.code] ?? UNREADABLE;
  const body = JSON.stringify({ status_code: code, message, request_id: randomUUID() });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n`;
  const end = `connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  socket.end(`${head}${end}${asksForHead(error) ? '' : body}`);
}
