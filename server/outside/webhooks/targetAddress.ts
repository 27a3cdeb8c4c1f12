import ipaddr from 'ipaddr.js';
import type { Network } from '../../webhookConfig';

/** What an address is to calls: of the internet, of a network that the configuration allows, or neither. */
export type Reach = 'public' | 'allowed' | 'refused';

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match([network, bits] as never);
}

/** Public in form, and answered by the cloud's host to its own machines alone (Azure). */
const OF_CLOUDS: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether a call may go there. What is not plainly of the internet is refused: loopback, private and link-local networks,
 * addresses of a cloud's metadata, and IPv6 forms that carry an IPv4 address (tunnels, translation).
 */
export function reachOf(text: string, allowed: readonly Network[]): Reach {
  if (!ipaddr.isValid(text)) return 'refused';
  const address = ipaddr.process(text);
  if (allowed.some((network) => isWithin(address, network))) return 'allowed';
  return address.range() === 'unicast' && !OF_CLOUDS.has(address.toString()) ? 'public' : 'refused';
}
