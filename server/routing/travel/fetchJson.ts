import { TravelFailure } from './travelProvider';

export interface HttpSettings {
  /** Without a slash at the end: `http://localhost:5000`. */
  url: string;
  /** Milliseconds. Default 10,000. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** JSON from a routing service. Throws `TravelFailure` for anything but an answer with status 200 and valid JSON. */
export async function fetchJson(
  settings: HttpSettings,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const request: RequestInit = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  if (body !== undefined) {
    request.method = 'POST';
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(`${settings.url}${path}`, request);
    if (!response.ok) throw new TravelFailure(`${settings.url} answered with status ${response.status}`);
    return (await response.json()) as unknown;
  } catch (error) {
    if (error instanceof TravelFailure || signal?.aborted) throw error;
    throw new TravelFailure(`${settings.url} did not answer: ${String(error)}`, { cause: error });
  }
}

/** A square of finite numbers ≥ 0; a pair without a way (null) is a failure that names it. */
export function squareOf(value: unknown, size: number, what: string): number[][] {
  if (!Array.isArray(value) || value.length !== size) throw new TravelFailure(`${what}: not ${size} rows`);
  return value.map((row: unknown, i) => {
    if (!Array.isArray(row) || row.length !== size)
      throw new TravelFailure(`${what}: row ${i} has not ${size} columns`);
    return row.map((cell: unknown, j) => {
      if (typeof cell !== 'number' || !Number.isFinite(cell) || cell < 0)
        throw new TravelFailure(`${what}: no way from point ${i} to point ${j}`);
      return cell;
    });
  });
}
