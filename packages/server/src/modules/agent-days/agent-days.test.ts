import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import { estimateOf } from '@earshot/core/agents/estimate.ts';
import type { PersonSummary } from '@earshot/core/agents/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, seeAs, transact } from '../../platform/context.ts';
import { statementsOf } from '../../platform/migrate.ts';
import { openContext } from '../../testing/context.ts';
import { wrongSums } from '../../testing/kept-sums.ts';
import { measuredAs } from '../../testing/measured.ts';
import { callSaying } from '../../testing/projects.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { twoTeams } from '../../testing/two-teams.ts';
import { changeFileRow } from '../files/file-rows.ts';
import { agentCounter } from './agent-days.ts';

let server: TestServer;
let boss: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const sums = () =>
  query<{ kept: unknown }>(
    server.dataDir,
    `select to_json(d) as kept from agent_days d union all select to_json(d) from agent_metric_days d
     union all select to_json(d) from agent_tag_days d union all select to_json(c) from counted_calls c`,
  ).then((rows) => rows.map(({ kept }) => JSON.stringify(kept)).toSorted());

describe('numbers of an agent', () => {
  it('are those that the rows of the calls have, also where they lie close together far from zero', async () => {
    const ids: string[] = [];
    for (const number of [3, 5, 10, 10.25])
      ids.push(await callSaying(ctx, 'hello', { operator: 'Far Out', metrics: measuredAs(number) }));
    const [of] = await query<{ id: number }>(
      server.dataDir,
      'select agent_id as id from files where id = $1',
      [ids[0]],
    );
    const { metrics, duration_ms } = await boss.json<PersonSummary>('GET', `agents/${of?.id}/summary`);
    expect(duration_ms).toBe(4 * 2500);
    const rows = await query<{ metric: string; n: number; mean: number; deviation: number }>(
      server.dataDir,
      `select metric, count(*)::int as n, avg(value)::float8 as mean, stddev_samp(value::numeric)::float8 as deviation
       from file_metrics where file_id = any($1) and speaker_role in ('', 'operator') group by metric, speaker_role`,
      [ids],
    );
    const shown = metrics.filter(({ n }) => n > 0);
    expect(shown.length).toBeGreaterThan(6);
    for (const { name, n, value, low, high } of shown) {
      const fits = rows.some((row) => {
        const { low: least, high: most } = estimateOf(row.n, row.mean, row.deviation);
        const near = (one: number | null, other: number | null) =>
          Math.abs((one ?? 0) - (other ?? 0)) <= 1e-9 * Math.abs(other ?? 0);
        return (
          row.metric === name && row.n === n && near(value, row.mean) && near(low, least) && near(high, most)
        );
      });
      expect([name, n, fits]).toEqual([name, 4, true]);
    }
    const response = metrics.find(({ name }) => name === 'response_ms');
    // Twice the numbers, of which the deviation is 3.63: nothing of it is lost beside a thousand million.
    expect((response?.high ?? 0) - (response?.value ?? 0)).toBeCloseTo((3.182 * 2 * 3.63075) / 2, 2);
  });
});

describe('sums', () => {
  it('are changed with the transaction, or not at all', async () => {
    const id = await callSaying(ctx, 'hello', { operator: 'Taken Back', metrics: measuredAs(4) });
    const before = await sums();
    await expect(
      transact(ctx, async (ctx) => {
        await changeFileRow(ctx, id, { recorded_at: new Date('2020-01-01T10:00:00Z') });
        throw new Error('thought better of it');
      }),
    ).rejects.toThrow('thought better');
    expect(await sums()).toEqual(before);
  });

  it('stay as they are when nothing has changed, however often calls are counted', async () => {
    const before = await sums();
    const ids = (await query<{ id: string }>(server.dataDir, 'select id from files')).map(({ id }) => id);
    await transact(ctx, async (ctx) => {
      agentCounter.recount(ctx, ids);
      agentCounter.recount(ctx, [...ids, '00000000-0000-4000-8000-000000000000']);
    });
    expect(await sums()).toEqual(before);
  });

  it('are filled for the calls that were there before them', async () => {
    const tag = await boss.json<{ id: number }>('POST', 'tags', { name: 'There before' });
    const id = await callSaying(ctx, 'hello', { operator: 'There Before', metrics: measuredAs(9) });
    await boss.json('PUT', `files/${id}/tags/${tag.id}`);
    await callSaying(ctx, 'hello of nobody', { metrics: measuredAs(1) });
    const before = await sums();
    for (const table of ['counted_calls', 'agent_days', 'agent_metric_days', 'agent_tag_days'])
      await query(server.dataDir, `delete from ${table}`);
    const migration = join(import.meta.dirname, 'migrations/0034-agent-days.sql');
    for (const statement of statementsOf(await readFile(migration, 'utf8')))
      if (statement.startsWith('insert')) await query(server.dataDir, statement);
    expect(await sums()).toEqual(before);
    expect(await wrongSums(server.dataDir)).toEqual([]);
  });
});

describe('a lead who is limited to teams', () => {
  it('sees the sums of the own agents, and none of others', async () => {
    const { lead, agents, own, foreign, team } = await twoTeams(server, boss);
    const ownSums = () =>
      boss.json<PersonSummary>('GET', `agents/${agents[0]}/summary`).then(({ files, duration_ms, tags }) => ({
        files,
        duration_ms,
        tags,
      }));
    const whole = await ownSums();
    expect(whole).toMatchObject({ files: 1, tags: [{ files: 1, team_share: 1 }] });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: true });
    const { results } = await lead.json<{ results: ListedAgent[] }>('GET', 'agents?limit=100');
    expect(results.map(({ id, files, in_period }) => [id, files, in_period.files])).toEqual([
      [agents[0], 1, 1],
    ]);
    expect(await lead.json('GET', `agents/${agents[0]}/summary`)).toMatchObject(whole);
    expect(await refusal(await lead.request('GET', `agents/${agents[1]}/summary`))).toEqual([
      404,
      'agents.not_found',
    ]);
    for (const table of ['agent_days', 'agent_metric_days', 'agent_tag_days'] as const) {
      const kept = await query<{ id: number }>(
        server.dataDir,
        `select distinct agent_id as id from ${table}`,
      );
      const seen = await seeAs(ctx, { userId: lead.userId, limit: 'teams', isBlind: false })
        .db.selectFrom(table)
        .select('agent_id')
        .distinct()
        .where('workspace_id', '=', 1)
        .execute();
      expect([table, kept.length > 1]).toEqual([table, true]);
      expect([table, seen]).toEqual([table, [{ agent_id: agents[0] }]]);
    }
    // What they change counts for everybody.
    await lead.json('PUT', `files/${own}`, { recorded_at: '2026-02-02T10:00:00Z' });
    expect(await wrongSums(server.dataDir)).toEqual([]);
    // An agent who comes into the team brings the sums along.
    await boss.json('PUT', `agents/${agents[1]}`, { team_id: team.id });
    expect(await lead.json('GET', `agents/${agents[1]}/summary`)).toMatchObject({ files: 1 });
    expect((await lead.request('DELETE', `files/${foreign}`)).status).toBeLessThan(300);
    expect(await lead.json('GET', `agents/${agents[1]}/summary`)).toMatchObject({ files: 0 });
    expect(await wrongSums(server.dataDir)).toEqual([]);
  });
});
