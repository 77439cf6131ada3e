import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Client } from '../src/testing/server.ts';
import type { Period } from './report-questions.ts';

export type Ran = RunReport['blocks'];

/** Counts blocks as they stand in an editor; null where they take longer than is allowed. */
export async function runBlocks(
  client: Client,
  blocks: readonly object[],
  [start, to]: Period,
): Promise<Ran | null> {
  const reply = await client.request('POST', 'reports/run', {
    report: { name: 'Measured', period: { start, to }, blocks },
  });
  const text = await reply.text();
  if (reply.ok) return (JSON.parse(text) as RunReport).blocks;
  if (text.includes('queries.too_slow')) return null;
  throw new Error(`${reply.status} ${text}`);
}

/** What blocks were counted from: `days`, `rows`, or how many from either. */
export function sourceOf(ran: Ran | null): string {
  if (ran === null) return 'given up';
  const days = ran.filter(({ source }) => source === 'days').length;
  if (days === ran.length) return 'days';
  return days === 0 ? 'rows' : `${days} days, ${ran.length - days} rows`;
}
