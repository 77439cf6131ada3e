import type { SharedReport } from '@earshot/core/report-links/report-links.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inWorkspace } from '../../platform/context.ts';
import { makeCall } from '../../testing/context.ts';
import { newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
} from '../../testing/server.ts';

type Link = { id: number; token: string; url: string };

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let report: Report;
let tag: { id: number };

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', PUBLIC_URL: 'https://calls.example.com' } });
  boss = await signIn(server);
  const ctx = inWorkspace(server.services, 1);
  for (const operator of ['Ann', 'Bob'])
    await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }], {
      operator,
      recorded_at: new Date(),
    });
  tag = await boss.json<{ id: number }>('POST', 'tags', {
    name: 'Refund',
    detection: { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] },
  });
  report = await boss.json<Report>('POST', 'reports', {
    name: 'Team week',
    blocks: [
      {
        measures: [{ name: 'calls' }, { name: 'tag', of: tag.id }],
        by: ['agent', 'weekday'],
        draw: 'heat',
      },
    ],
  });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const path = (more = '') => `reports/${report.id}/share${more}`;
const open = (token: string) => clientWith(server.url, '').request('POST', 'reports/shared', { token });

it('shows the numbers of a report to anybody who has it, and no way to its calls', async () => {
  const link = await boss.json<Link>('POST', path(), { days: 30 });
  expect(link.url).toBe(`https://calls.example.com/shared_report#view=${link.token}`);
  const reply = await open(link.token);
  const text = await reply.text();
  const shared = JSON.parse(text) as SharedReport;
  expect(shared.report.name).toBe('Team week');
  expect(shared.things).toEqual([{ name: 'tag', of: tag.id, title: 'Refund', currency: null }]);
  const [block] = shared.run.blocks;
  expect(block?.totals.calls).toBe(2);
  expect(block?.rows.flatMap(({ labels }) => labels[0])).toEqual(expect.arrayContaining(['Ann', 'Bob']));
  expect(text).not.toContain('"open"');
  expect(text).not.toContain('"filters"');
  const [kept] = (await boss.json<{ results: { id: number; opened: number }[] }>('GET', path())).results;
  expect(kept).toMatchObject({ id: link.id, opened: 1 });
  expect(
    await query(server.dataDir, 'select 1 from report_links where token_hash = $1', [link.token]),
  ).toEqual([]);
  expect((await boss.request('DELETE', path(`/${link.id}`))).status).toBe(204);
  expect(await refusal(await open(link.token))).toEqual([404, 'report_links.invalid']);
});

it('ends with its time, its maker’s rights and its report', async () => {
  const late = await boss.json<Link>('POST', path(), { days: 1 });
  await query(server.dataDir, "update report_links set expires_at = now() - interval '1 second'");
  expect(await refusal(await open(late.token))).toEqual([404, 'report_links.invalid']);

  const lead = await newMember(server, boss, { email: 'lead@example.com', name: 'Lead', role: 'manager' });
  await query(server.dataDir, 'update members set allow_reports = true where user_id = $1', [lead.userId]);
  const theirs = await lead.json<Link>('POST', path());
  expect((await open(theirs.token)).status).toBe(200);
  const other = await lead.json<Link>('POST', path());
  await query(server.dataDir, 'update members set limited_to_teams = true where user_id = $1', [lead.userId]);
  const limited = (await (await open(other.token)).json()) as SharedReport;
  expect(limited.run.blocks[0]?.totals.calls).toBe(0);
  await query(server.dataDir, 'update members set allow_reports = false where user_id = $1', [lead.userId]);
  expect((await open(theirs.token)).status).toBe(404);

  const given = await boss.json<{ results: { kind: string; name: string }[] }>(
    'GET',
    `users/${lead.userId}/access`,
  );
  expect(given.results.map(({ kind, name }) => [kind, name])).toEqual([
    ['report_link', 'Team week'],
    ['report_link', 'Team week'],
  ]);
  await boss.request('DELETE', `users/workspace/${lead.userId}`);
  const kept = await boss.json<{ results: unknown[] }>('GET', path());
  expect(kept.results).toEqual([]);

  const copy = await boss.json<Report>('POST', `reports/${report.id}/clone`);
  const last = await boss.json<Link>('POST', `reports/${copy.id}/share`);
  await boss.request('DELETE', `reports/${copy.id}`);
  expect((await open(last.token)).status).toBe(404);
});

it('is made and ended by whoever may change reports, in their own workspace', async () => {
  const link = await boss.json<Link>('POST', path());
  const neighbour = await stranger(server, boss);
  expect((await neighbour.request('GET', path())).status).toBe(404);
  expect((await neighbour.request('POST', path())).status).toBe(404);
  expect((await neighbour.request('DELETE', path(`/${link.id}`))).status).toBe(404);
  expect((await open(link.token)).status).toBe(200);
  expect((await boss.request('POST', path(), { days: 9999 })).status).toBe(400);
  expect((await open('short')).status).toBe(400);
});

it('shows a key no more than its scopes, though it is counted with the rights of its maker', async () => {
  const made = await boss.json<{ key: string }>('POST', 'api_keys', {
    name: 'Reports only',
    scopes: ['reports.read', 'reports.write'],
  });
  const byKey = (where: string, body: object) =>
    fetch(`${server.url}/api/reports/${report.id}/${where}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${made.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await refusal(await byKey('share', {}))).toEqual([403, 'filters.forbidden']);
  const letters = { rhythm: { every: 'day', at: '08:00' }, recipients: [{ email: 'a@example.com' }] };
  expect(await refusal(await byKey('schedules', letters))).toEqual([403, 'filters.forbidden']);
  const preview = (await (await byKey('schedules/preview', { schedule: letters })).json()) as object;
  expect(preview).toMatchObject({ would_go: false, reason: 'filters.forbidden' });
});

it('is not guessed: whoever tries many has to wait', async () => {
  const replies = [];
  for (let tries = 0; tries < 101; tries += 1) replies.push((await open(`${'x'.repeat(40)}${tries}`)).status);
  expect(replies[0]).toBe(404);
  expect(replies.at(-1)).toBe(429);
});
