/** `postgres://user:password@` · `one:5432,two:5432` · `/database?options` */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/** libpq's name for which of several servers is meant; ours is always the one that takes writes. */
const SESSION_KIND = 'target_session_attrs';
const KINDS: readonly string[] = ['read-write', 'primary'];

/** Why an address of a database cannot be meant, as the end of a sentence; null when it can. */
export function wrongAddress(url: string): string | null {
  const addresses = addressesOf(url);
  if (!PARTS.test(url) || addresses.some((address) => !URL.canParse(address)))
    return 'must be an address that starts with postgres:// or postgresql://';
  const kind = new URL(addresses[0] ?? '').searchParams.get(SESSION_KIND);
  if (kind === null || KINDS.includes(kind)) return null;
  return `has ${SESSION_KIND}=${kind}, but the product needs the server that takes writes: ${KINDS.join(' or ')}`;
}

/**
 * One address per server of `postgres://user@one:5432,two:5432/rx?target_session_attrs=read-write`, the spelling of
 * libpq, in the same order. An address of one server stays as it is.
 */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  const all = hosts.split(',');
  return all.length === 1 ? [url] : all.map((host) => `${start}${host}${rest}`);
}

/** The address as our driver takes it, which would send a parameter that it does not know to the server. */
export function driverAddress(address: string): string {
  if (!address.includes(SESSION_KIND)) return address;
  const url = new URL(address);
  url.searchParams.delete(SESSION_KIND);
  return url.href;
}
