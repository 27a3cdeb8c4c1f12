import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider is given whole. */
const OWN_BITS = 64;

/**
 * What limits per address count by: an IPv4 address, and of IPv6 the network. Who has one has 2^64 addresses, each of which
 * would begin at nought.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${OWN_BITS}`);
  return `${network.toString()}/${OWN_BITS}`;
}
