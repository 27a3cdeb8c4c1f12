import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Problems } from '../../../src/domain/wire/problem';

/** Values of `status_code` that only the server itself uses. The others are in `domain/errorCodes`. */
export const SERVER_CODE = {
  malformed: 'req001',
  notFound: 'nf001',
  validation: 'val001',
  tooLarge: 'size001',
  wrongType: 'type001',
  idempotencyKeyReused: 'idem001',
  wrongClientKey: 'key001',
  staleSignature: 'key002',
  replayedSignature: 'key003',
  diskFull: 'full001',
  unavailable: 'down001',
  readsNotLogged: 'down002',
  internal: 'int001',
} as const;

export interface RefusalDetails {
  /** Problems by field; nested ones as `addresses[0].city`. */
  errors?: Problems;
  /** Facts for the sentence of the code. */
  args?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * An error answer, thrown from anywhere below a route. Inside a transaction it rolls back. `message` is English text
 * for a person; clients translate by `statusCode`.
 */
export class ApiError extends Error {
  override name = 'Refusal';
  constructor(
    readonly httpStatus: number,
    readonly statusCode: string,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

/** 404, also for a record that exists but is not visible to this person (contract.md, Errors). */
export function notFound(): ApiError {
  return new ApiError(404, SERVER_CODE.notFound, 'Not found');
}

/** 422 with the problems per field. */
export function invalid(errors: Problems): ApiError {
  return new ApiError(422, SERVER_CODE.validation, 'Some fields are not valid', { errors });
}

/** 400 for a query or a path that cannot be read; names the part. */
export function malformed(message: string, errors?: Problems): ApiError {
  return new ApiError(400, SERVER_CODE.malformed, message, errors ? { errors } : {});
}

/** 409: the rule forbids it in this state. The message names the state. */
export function wrongState(message: string, args: Record<string, unknown> = {}): ApiError {
  return new ApiError(409, ERROR_CODE.wrongState, message, { args });
}

export function diskFull(): ApiError {
  const message = 'The disk of the server is full: nothing was saved. Tell your administrator';
  return new ApiError(503, SERVER_CODE.diskFull, message);
}

/** 503 for private data while its reading cannot be logged. */
export function readsNotLogged(): ApiError {
  const message =
    'Patient data is not shown while the log of who looks at it cannot be written. Tell your administrator';
  return new ApiError(503, SERVER_CODE.readsNotLogged, message, { headers: { 'retry-after': '5' } });
}

export function unavailable(): ApiError {
  return new ApiError(503, SERVER_CODE.unavailable, 'The database does not answer. Try again in a moment', {
    headers: { 'retry-after': '2' },
  });
}
