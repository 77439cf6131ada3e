import { isIP } from 'node:net';
import { isListed } from '@earshot/core/ip-list/networks.ts';

/**
 * IPv4 that is not of the public internet (IANA special-purpose registry), and one address that is, by which a cloud answers the
 * machines inside it.
 */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16',
];

/** All of IPv6 that anybody can be reached by; loopback, local, mapped and translated (NAT64) addresses lie outside. */
const public6 = ['2000::/3'];
/** What of it is for protocols, tunnels to IPv4 (Teredo, 6to4) and documentation. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

/** Whether a request that a person causes may go to this address; `allowed` are addresses and networks of the operator. */
export function mayGoTo(address: string, allowed: readonly string[]): boolean {
  return isListed(address, allowed) || isPublic(address);
}

function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !isListed(address, notPublic4);
    case 6:
      return isListed(address, public6) && !isListed(address, notPublic6);
    default:
      return false;
  }
}
