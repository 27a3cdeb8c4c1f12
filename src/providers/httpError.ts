import { errorCodeKey, ERROR_CODE, NOT_SPOKEN, WIRE_SHAPE } from '../domain/wire/errorCodes';
import type { Problem } from '../domain/wire/problem';

/** The facts of a failed call. `status` 0: there was no answer. */
export interface ErrorFacts {
  status: number;
  statusCode: string | null;
  message: string;
  args?: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, Problem>>;
  requestId?: string | null;
  /** Seconds. */
  retryAfter?: number | null;
}

/**
 * A failed call, from any server (contract.md, "Errors"). `messageKey` is the translated message; without
 * one, `message` is the server's text.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly statusCode: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  /** Complaints by field. */
  readonly errors: Readonly<Record<string, Problem>>;
  readonly requestId: string | null;
  /** Seconds before the next attempt; null when the server sends none. */
  readonly retryAfter: number | null;
  /** Format of react-admin's forms: message and values of a field in one string. */
  readonly body: { readonly errors?: Readonly<Record<string, string>> };

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.status = facts.status;
    this.statusCode = facts.statusCode;
    this.args = facts.args ?? {};
    this.errors = facts.errors ?? {};
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    const fields = Object.entries(this.errors).map(([field, problem]) => [field, formMessage(problem)]);
    this.body = fields.length > 0 ? { errors: Object.fromEntries(fields) as Record<string, string> } : {};
  }

  /** Who saved the newer version and when; null when unknown. */
  get changedBy(): { who: string | null; at: string | null } {
    const { who, when } = this.args;
    return { who: typeof who === 'string' ? who : null, at: typeof when === 'string' ? when : null };
  }

  /** i18n key, or null when there is only the server's own text (an unknown code). */
  get messageKey(): string | null {
    if (this.statusCode === ERROR_CODE.staleVersion && typeof this.args.who === 'string')
      return 'errors.ver001By';
    const byCode = errorCodeKey(this.statusCode);
    if (byCode) return byCode;
    if (this.statusCode === WIRE_SHAPE) return 'errors.wireShape';
    if (this.statusCode === NOT_SPOKEN) return 'errors.notSpoken';
    if (this.status === 0) return 'errors.network';
    if (this.status >= 500) return this.requestId ? 'errors.server' : 'errors.unexpected';
    if (this.status === 413) return 'errors.tooLarge';
    return this.status === 422 ? 'errors.fields' : null;
  }

  /** Values for the sentence of `messageKey`. */
  get messageArgs(): Record<string, unknown> {
    return { ...this.args, request_id: this.requestId ?? '' };
  }
}

function formMessage({ message, args }: Problem): string {
  return args ? `@@react-admin@@${JSON.stringify({ message, args })}` : message;
}

type Loose = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A page of HTML or a stack is no sentence for a person. */
function plainText(text: string): string | null {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= 300 && !trimmed.startsWith('<') ? trimmed : null;
}

function problemsOf(errors: unknown): Record<string, Problem> {
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, problem]): [string, Problem][] => {
      // Other servers answer a string or a list of strings per field.
      const first: unknown = Array.isArray(problem) ? problem[0] : problem;
      if (typeof first === 'string') return [[field, { message: first }]];
      if (!isObject(first) || typeof first.message !== 'string') return [];
      return [
        [
          field,
          {
            message: first.message,
            args: isObject(first.args) ? (first.args as Problem['args']) : undefined,
          },
        ],
      ];
    }),
  );
}

/**
 * Reads a failed answer. The message is, in this order: the data's own, the plain text, `source_error` or
 * `status_code` with the status line (spec §8).
 */
export function readHttpError(
  response: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
): HttpError {
  const data = parseJson(text);
  const body: Loose = isObject(data) ? data : {};
  const code = textOf(body.status_code) ?? textOf(body.source_error);
  const fallback = [code, response.statusText || `HTTP ${response.status}`].filter(Boolean).join(': ');
  const retryAfter = Number(body.retry_after ?? response.headers.get('retry-after') ?? NaN);
  return new HttpError({
    status: response.status,
    statusCode: textOf(body.status_code),
    message:
      textOf(body.message) ?? textOf(body.data) ?? (data === undefined ? plainText(text) : null) ?? fallback,
    args: isObject(body.args) ? body.args : {},
    errors: problemsOf(body.errors),
    requestId: textOf(body.request_id),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
