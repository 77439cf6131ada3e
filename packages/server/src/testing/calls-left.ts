import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { listFiles } from '@earshot/core/calls/calls.api.ts';
import { flatOfFilters } from '@earshot/core/calls/flat-filters.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { Client } from './server.ts';

/** The calls that are left in a list by these filters, asked for as an address holds them. */
export async function callsLeft(client: Client, filters: CallFilters): Promise<string[]> {
  const address = new URLSearchParams(flatOfFilters(filters));
  const { results } = await client.json<ReplyOf<typeof listFiles>>('GET', `files?${address}`);
  return results.map(({ file_id }) => file_id).sort();
}
