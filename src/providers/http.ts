import { ERROR_CODE, isSignInCode, NOT_SPOKEN } from '../domain/wire/errorCodes';
import { wireLanguage } from '../domain/wire/wireLanguage';
import { spokenLanguage } from '../i18n/language';
import { activityHeaders } from './activity';
import type { Shape } from '../contract/answer';
import { readByShape } from './readByShape';
import { API_BASE } from './apiBase';
import { bindingToken, refreshBinding } from './binding';
import { withErasedMark, withErasedWord } from './erasedWord';
import { HttpError, readHttpError } from './httpError';
import { showError } from './messageLog';
import { randomKey } from './randomKey';
import { speaksAdditions } from './serverContract';
import { permissionRefused, sessionLost } from './sessionLoss';

export { HttpError } from './httpError';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a string is sent as it is, already JSON. */
  body?: unknown;
  /**
   * Version that the user has seen: sent as `If-Match`. Nothing is sent for null (another server has none).
   */
  version?: number | string | null;
  /**
   * Identifies one attempt of a command, so that a repeat is not executed twice; new for each call by
   * default.
   */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** False: the caller shows the error of this call (spec §8). */
  toast?: boolean;
  /** The call may outlive the page that makes it. */
  keepalive?: boolean;
  /** `blob` for a download. */
  as?: 'json' | 'blob';
  /** Required fields of the answer; null or left out: it is not checked. */
  shape?: Shape | null;
}

export interface Answer<T> {
  data: T;
  status: number;
  headers: Headers;
  /** From `ETag`; null when the server sends none. */
  version: string | null;
}

/** A call without an answer fails with "no answer" after this time. Milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * One call to the API; `path` begins with `/` and has no base. A stale binding token is renewed and the call
 * repeated one time with the same idempotency key. Throws `HttpError`, shown to the user unless `toast` is
 * false; an aborted call throws the abort and shows nothing.
 */
export async function request<T = unknown>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const key = options.idempotencyKey ?? randomKey();
  try {
    const bodyOf = await bodyFor(path, options);
    let response = await send(path, options, key, bodyOf);
    if (response.ok) return await readAnswer<T>(response, options);
    let error = await failureOf(response);
    if (error.statusCode === ERROR_CODE.staleBinding && (await refreshBinding())) {
      response = await send(path, options, key, bodyOf);
      if (response.ok) return await readAnswer<T>(response, options);
      error = await failureOf(response);
    }
    throw error;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw report(error, options);
  }
}

/**
 * What makes a call's body. For a server of the specification alone: the fields that it knows, and no call that it does
 * not have; its list of calls is loaded only there.
 */
async function bodyFor(
  path: string,
  { method = 'GET' }: RequestOptions,
): Promise<(body: unknown) => unknown> {
  // The contract of the server is known after sign-in; the calls before it are the same for every server.
  if (!bindingToken() || speaksAdditions()) return (body) => body;
  const { isSpecCall, specBody } = await import('./specCalls');
  if (!isSpecCall(method, path)) throw notSpoken(path);
  return (body) => specBody(method, path, body);
}

async function failureOf(response: Response): Promise<HttpError> {
  return readHttpError(response, withErasedWord(await response.text()));
}

/**
 * A lost session opens the sign-in page, which shows the reason; other errors are shown here unless turned
 * off.
 */
function report(cause: unknown, options: RequestOptions): HttpError {
  const error = cause instanceof HttpError ? cause : noAnswer(cause);
  if (endsSession(error)) sessionLost(error.statusCode, error.args);
  else if (options.toast !== false) showError(error);
  if (error.statusCode === ERROR_CODE.noPermission) permissionRefused();
  return error;
}

/** A 401 ends the session, except during sign-in; two 403 codes require a step first. */
function endsSession({ status, statusCode }: HttpError): boolean {
  if (status === 401) return !isSignInCode(statusCode);
  return statusCode === ERROR_CODE.mustSetPassword || statusCode === ERROR_CODE.mustSetSecondFactor;
}

/** The call is not part of the specification, and the server implements nothing else: it is not sent. */
function notSpoken(path: string): HttpError {
  return new HttpError({
    status: 404,
    statusCode: NOT_SPOKEN,
    message: `The server does not have ${path.split('?')[0]}`,
  });
}

function noAnswer(cause: unknown): HttpError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new HttpError({ status: 0, statusCode: null, message });
}

function send(
  path: string,
  options: RequestOptions,
  key: string,
  bodyOf: (body: unknown) => unknown,
): Promise<Response> {
  const method = options.method ?? 'GET';
  const isOurs = speaksAdditions();
  const headers = new Headers({ ...(isOurs ? activityHeaders() : {}), ...options.headers });
  headers.set('Accept', options.as === 'blob' ? '*/*' : 'application/json');
  headers.set('Content-Language', wireLanguage(spokenLanguage()));
  const token = bindingToken();
  if (token && !headers.has('Authorization')) headers.set('Authorization', token);
  if (isOurs && method !== 'GET') headers.set('Idempotency-Key', key);
  // Versions start with 1; 0 is a record of a server without versions.
  if (isOurs && options.version != null && options.version !== 0)
    headers.set('If-Match', quoted(options.version));
  const hasBody = options.body !== undefined;
  if (hasBody) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(`${API_BASE}${path}`, {
    method,
    headers,
    body: hasBody ? jsonOf(bodyOf(options.body)) : undefined,
    credentials: 'include',
    keepalive: options.keepalive,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
}

function jsonOf(body: unknown): string {
  return withErasedMark(typeof body === 'string' ? body : JSON.stringify(body));
}

/** `3` → `"3"`; an ETag from the server is unchanged. */
function quoted(version: number | string): string {
  const text = String(version);
  return text.includes('"') ? text : `"${text}"`;
}

async function readAnswer<T>(response: Response, options: RequestOptions): Promise<Answer<T>> {
  const data =
    options.as === 'blob'
      ? await response.blob()
      : readByShape(options.shape ?? null, await jsonAnswer(response));
  return {
    data: data as T,
    status: response.status,
    headers: response.headers,
    version: response.headers.get('etag'),
  };
}

/** An empty answer is null. If JSON was expected, other content is an error page of another server. */
async function jsonAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(withErasedWord(text)) as unknown;
  } catch (cause) {
    throw new HttpError({
      status: 502,
      statusCode: null,
      message: `The answer is not JSON: ${cause instanceof Error ? cause.message : ''}`,
    });
  }
}
