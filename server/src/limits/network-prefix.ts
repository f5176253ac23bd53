import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Formats of addresses from some proxies: with the port, and IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The network of a client address, as counted by limits: /24 for IPv4, /64 for IPv6 (LIMIT-5). All invalid addresses
 * count as one network, so that they are never unlimited.
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
