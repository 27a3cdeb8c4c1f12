export interface ServiceSettings {
  /** Without a slash at the end. */
  url: string;
  /** Milliseconds. */
  timeoutMs?: number;
}

/** A person waits for this. */
const TIMEOUT_MS = 6_000;

/**
 * The service did not answer, or answered with an error. The message is for the log and does not contain the
 * requested address.
 */
export class GeocoderFailure extends Error {
  override name = 'GeocoderFailure';
}

/** One GET of a geocoding service. Throws `GeocoderFailure` for anything but JSON with status 200. */
export async function askService(
  { url, timeoutMs = TIMEOUT_MS }: ServiceSettings,
  path: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { host } = new URL(url);
  let status: number;
  try {
    const response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return (await response.json()) as unknown;
    status = response.status;
  } catch (error) {
    throw new GeocoderFailure(`${host}: ${error instanceof Error ? error.name : 'no answer'}`);
  }
  throw new GeocoderFailure(`${host}: status ${status}`);
}
