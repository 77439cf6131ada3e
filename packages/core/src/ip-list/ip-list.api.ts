import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Network } from './networks.ts';

export const IpEntry = z.object({
  id: z.int(),
  network: z.string(),
  note: z.string(),
  created_at: z.string(),
});
export type IpEntry = z.infer<typeof IpEntry>;

const Params = z.object({ id: z.coerce.number().int() });

export const listIps = endpoint({
  method: 'GET',
  path: 'ip_list',
  can: 'ip_list.read',
  summary: 'Addresses from which API keys may be used, and the address of this request',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(IpEntry).extend({ allow_others: z.boolean(), your_address: z.string() }),
});
export const addIp = endpoint({
  method: 'POST',
  path: 'ip_list',
  can: 'ip_list.write',
  summary: 'Add an address or a network in CIDR notation, IPv4 or IPv6',
  body: z.object({
    network: Network,
    note: z.string().trim().max(100).default(''),
  }),
  reply: IpEntry,
  status: 201,
});
export const setIpOption = endpoint({
  method: 'PUT',
  path: 'ip_list',
  can: 'ip_list.write',
  summary: 'Whether keys may also be used from addresses that are not on the list',
  body: z.object({ allow_others: z.boolean() }),
  reply: z.object({ allow_others: z.boolean() }),
});
export const removeIp = endpoint({
  method: 'DELETE',
  path: 'ip_list/{id}',
  can: 'ip_list.write',
  summary: 'Take an address off the list',
  params: Params,
  reply: null,
  status: 204,
});
