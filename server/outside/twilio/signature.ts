import { createHmac, timingSafeEqual } from 'node:crypto';

/** Fields of a form as the vendor posts it; a name that comes several times has several values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Fields of a body of type `application/x-www-form-urlencoded`. */
export function readForm(body: string): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(body)) {
    const known = fields[name];
    if (known === undefined) fields[name] = value;
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return fields;
}

/**
 * The value of `X-Twilio-Signature`: HMAC-SHA1 with the account's token over the whole address, followed by name and
 * value of every field in the order of the names. Of a field with several values each different one counts once.
 * https://www.twilio.com/docs/usage/security#validating-requests
 */
export function twilioSignature(authToken: string, url: string, fields: FormFields): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => {
      const value = fields[name] ?? '';
      const values = typeof value === 'string' ? [value] : [...new Set(value)].sort();
      return values.map((each) => name + each).join('');
    })
    .join('');
  return createHmac('sha1', authToken)
    .update(url + text)
    .digest('base64');
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const USUAL_PORT: Readonly<Record<string, string>> = { 'https:': ':443', 'http:': ':80' };

/** The address with and without its usual port: the vendor signs one or the other, by the age of the service. */
function spellings(url: string): string[] {
  const { protocol, port, host } = new URL(url);
  const usual = USUAL_PORT[protocol];
  if (port !== '' || usual === undefined) return [url];
  return [url, url.replace(`//${host}`, `//${host}${usual}`)];
}

interface SignedRequest {
  /** Value of the header; undefined when there is none. */
  signature: string | string[] | undefined;
  /** As the vendor knows it: where people reach this server from outside, with path and query. */
  url: string;
  fields: FormFields;
}

/** Whether the account's holder has signed the request. */
export function isSignedByTwilio(authToken: string, { signature, url, fields }: SignedRequest): boolean {
  if (typeof signature !== 'string') return false;
  // Each spelling is compared, so that the time says nothing about which one fits.
  return spellings(url)
    .map((each) => isSame(signature, twilioSignature(authToken, each, fields)))
    .some(Boolean);
}
