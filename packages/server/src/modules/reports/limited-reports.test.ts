import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContext } from '../../testing/context.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { type TwoTeams, twoTeams } from '../../testing/two-teams.ts';
import { putTogether } from '../day-columns/put-together.ts';

let server: TestServer;
let boss: Client;
let there: TwoTeams;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  there = await twoTeams(server, boss);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('a limited lead counts the calls of their teams, also once the days of all calls are put together', async () => {
  const { ctx, close } = await openContext(server.dataDir);
  try {
    await putTogether(ctx, { signal: new AbortController().signal });
  } finally {
    await close();
  }
  const count = async (client: Client) => {
    const { blocks } = await client.json<RunReport>('POST', 'reports/run', {
      report: {
        name: 'Calls',
        period: { last: '7d' },
        blocks: [{ measures: [{ name: 'calls' }], by: ['agent'], draw: 'bar' }],
      },
    });
    return blocks.map(({ source, rows, totals }) => ({
      source,
      calls: totals.calls,
      names: rows.map(({ labels }) => labels[0]),
    }));
  };
  expect(await count(boss)).toMatchObject([{ source: 'days', calls: 2 }]);
  await boss.json('POST', 'users/workspace', { user_id: there.lead.userId, limited_to_teams: true });
  expect(await count(there.lead)).toEqual([{ source: 'rows', calls: 1, names: ['own-agent'] }]);
});
