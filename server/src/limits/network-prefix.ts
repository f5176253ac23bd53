import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** What some proxies make of an address: with the port, and one of IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The network a client address belongs to, as limits count it: /24 of IPv4, /64 of IPv6 (LIMIT-5).
 * What is no address counts as one network, so that it is never unlimited.
 */
export function networkPrefix(address: string): string {
  const [, bracketed, beforePort] = WITH_PORT.exec(address) ?? [];
  const plain = bracketed ?? beforePort ?? address;
  if (!isIP(plain)) return 'unknown';
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return `${ip.octets.slice(0, 3).join('.')}.0/24`;
  return `${ip.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
