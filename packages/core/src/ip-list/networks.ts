import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`; nothing else, no octal or short forms. */
export function isNetwork(text: string): boolean {
  return parse(text) !== undefined;
}

export const Network = z.string().trim().min(1).max(50).refine(isNetwork, 'not an address or network');

/** The network in its usual spelling: host bits cleared, a single address without a suffix. */
export function normalNetwork(text: string): string {
  const parsed = parse(text);
  if (parsed === undefined) return text;
  const [address, bits] = parsed;
  const whole = address.kind() === 'ipv4' ? 32 : 128;
  if (bits === whole) return address.toString();
  const base =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${base}/${bits}`;
}

/** Whether an address lies in one of the networks; an IPv4 address written as IPv6 counts as IPv4. */
export function isListed(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  return networks.some((text) => {
    const parsed = parse(text);
    return parsed !== undefined && parsed[0].kind() === plain.kind() && plain.match(parsed[0], parsed[1]);
  });
}

function parse(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [host = '', suffix, ...more] = text.trim().split('/');
  if (more.length > 0) return undefined;
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(host);
  if (!isV4 && !ipaddr.IPv6.isValid(host)) return undefined;
  if (!isV4 && host.includes('%')) return undefined;
  const address = ipaddr.process(host);
  const whole = address.kind() === 'ipv4' ? 32 : 128;
  if (suffix === undefined) return [address, whole];
  const bits = /^\d{1,3}$/.test(suffix) ? Number(suffix) : Number.NaN;
  // A mapped address with a suffix counts its bits from the IPv6 form.
  const wide = !isV4 && address.kind() === 'ipv4' ? bits - 96 : bits;
  return wide >= 0 && wide <= whole ? [address, wide] : undefined;
}
