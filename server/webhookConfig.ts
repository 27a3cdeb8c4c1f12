import ipaddr from 'ipaddr.js';
import { WrongConfiguration, type Environment } from './environment';

/** A network by its address and the length of its prefix. */
export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Networks of our own that calls to clients' systems may reach all the same, such as a line to a client's site. */
export function webhookNetworksOf(env: Environment): readonly Network[] {
  const given = (env.WEBHOOK_NETWORKS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return given.map((text) => {
    if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
    throw new WrongConfiguration(`WEBHOOK_NETWORKS has "${text}", but needs networks such as 10.1.2.0/24.`);
  });
}
