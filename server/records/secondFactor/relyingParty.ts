import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context';

/** The name that passkeys are made for, and the page that may ask for them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const LOOPBACK = 'localhost';

/**
 * For which site passkeys are: that of `PUBLIC_URL`, or `localhost` on a machine of one's own. Null where browsers have
 * none: without https, and at an address that is a number.
 */
export function relyingParty({ config }: ServerContext, request: FastifyRequest): RelyingParty | null {
  const site = new URL(config.publicUrl);
  if (site.protocol === 'https:')
    return isIP(site.hostname) === 0 ? { id: site.hostname, origin: site.origin } : null;
  // A page of another name never reaches us as "localhost", whatever that name resolves to.
  return request.hostname === LOOPBACK ? { id: LOOPBACK, origin: `http://${request.host}` } : null;
}
