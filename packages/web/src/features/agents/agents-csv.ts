import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import { csvLine } from '@earshot/core/csv.ts';

export const csvColumns = [
  'name',
  'internal_id',
  'team',
  'calls',
  'talk_share',
  'talk_share_low',
  'talk_share_high',
  'listen_share',
  'last_call',
] as const;

const rounded = (share: number | null) => share && Math.round(share * 10_000) / 10_000;

/** What the list shows, as a table. Shares are 0 … 1. */
export function agentsCsv(agents: readonly ListedAgent[]): string {
  const lines = agents.map(({ name, internal_id, team, last_call, in_period }) => {
    const { files, talk_share: talk, listen_share: listen } = in_period;
    const shares = [talk.value, talk.low, talk.high, listen.value].map(rounded);
    return csvLine([name, internal_id, team, files, ...shares, last_call]);
  });
  return [csvLine(csvColumns), ...lines].join('');
}
