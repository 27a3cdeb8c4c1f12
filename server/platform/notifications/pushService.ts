/**
 * The push services of browsers. A subscription names the address that the server posts to, so an address of anybody else
 * is refused: it could be a machine inside the network.
 */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/,
];

/** @param others origins of further services, by the configuration */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (others.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && SERVICES.some((host) => host.test(url.hostname));
}

const BASE64URL = /^[A-Za-z0-9_-]+=*$/;

/** Keys of a subscription: a point of the curve P-256 and 16 bytes, both in base64url. */
export function isPushKeys(keys: unknown): keys is { p256dh: string; auth: string } {
  if (typeof keys !== 'object' || keys === null) return false;
  const { p256dh, auth } = keys as Partial<Record<string, unknown>>;
  const isKey = (key: unknown, length: number) =>
    typeof key === 'string' && BASE64URL.test(key) && key.replace(/=+$/, '').length === length;
  return isKey(p256dh, 87) && isKey(auth, 22);
}
