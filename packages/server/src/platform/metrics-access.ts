import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv4 } from 'node:net';
import { fail } from '@earshot/core/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { tokenHash } from './secrets.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * The numbers for monitoring are for this machine itself, or for whoever has the token of the settings. What a proxy passes on
 * comes from elsewhere, though it arrives from here.
 */
export function authoriseMetrics(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { metricsToken, trustProxy }: Pick<Config, 'metricsToken' | 'trustProxy'>,
): void {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  // Hashes have the same length, and comparing them tells nothing of where they differ.
  if (metricsToken !== undefined && given !== undefined) {
    if (timingSafeEqual(tokenHash(given), tokenHash(metricsToken))) return;
    throw fail('unauthorized');
  }
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const address = ip.replace(/^::ffff:/, '');
  const isLocal = loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  if (isLocal && (!isPassedOn || trustProxy !== undefined)) return;
  throw fail('unauthorized');
}
