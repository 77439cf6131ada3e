import type { Report } from '@earshot/core/reports/reports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ctx, inWorkspace } from '../../platform/context.ts';
import { makeCall } from '../../testing/context.ts';
import { type Letter, lettersTo, newMember } from '../../testing/people.ts';
import { type Client, query, removeDataDir, signIn, startServer, until } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { takeTurns } from './take-turns.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let lead: Client & { userId: number };
let limited: Client & { userId: number };
let ctx: Ctx;
let tag: { id: number };
const calls: string[] = [];
const day_ms = 86_400_000;
let turn = Math.ceil((Date.now() + 60_000 - 8 * 3_600_000) / day_ms) * day_ms + 8 * 3_600_000;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', PUBLIC_URL: 'https://calls.example.com' } });
  boss = await signIn(server);
  lead = await newMember(server, boss, { email: 'lead@example.com', name: 'Lead', role: 'manager' });
  limited = await newMember(server, boss, { email: 'limited@example.com', name: 'Limited', role: 'manager' });
  await query(server.dataDir, "update members set allow_reports = true where role = 'manager'");
  await query(server.dataDir, 'update members set limited_to_teams = true where user_id = $1', [
    limited.userId,
  ]);
  ctx = inWorkspace(server.services, 1);
  tag = await boss.json('POST', 'tags', {
    name: 'Refunds',
    detection: { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] },
  });
  for (const [at, words] of ['a refund for 4149 4993', 'the refund is late', 'hello'].entries()) {
    const said = { speaker: 'abonent', start_ms: 64_000, words: words.split(' ') };
    const id = await makeCall(ctx, [said], {
      operator: 'Ann',
      recorded_at: new Date(Date.now() - (at + 1) * 3_600_000),
    });
    await analyseFile(ctx, id);
    calls.push(id);
  }
  // Whatever the tag was found by: a letter says what stands there now.
  await query(server.dataDir, "update phrases set words[4] = '•••' where file_id = $1", [calls[0]]);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** The letter of a report that counts these, as each of its recipients got it. */
async function lettersOf(measures: object[], more: object = {}) {
  const name = `Report ${turn}`;
  const report = await boss.json<Report>('POST', 'reports', {
    name,
    period: { last: '30d' },
    blocks: [{ measures }],
  });
  await boss.json('POST', `reports/${report.id}/schedules`, {
    rhythm: { every: 'day', at: '08:00' },
    recipients: [{ user_id: lead.userId }, { user_id: limited.userId }, { email: 'nora@example.com' }],
    has_picture: false,
    ...more,
  });
  const now = new Date(turn);
  turn += day_ms;
  await takeTurns({ ...ctx, now: () => now });
  await until(
    () => query(server.dataDir, "select 1 from jobs.job where name = 'deliver_mail' and state < 'completed'"),
    (rows) => rows.length === 0,
  );
  await boss.request('DELETE', `reports/${report.id}`);
  const to = async (email: string): Promise<Letter> =>
    (await lettersTo(server, email)).find(({ subject }) => subject.startsWith(name)) ??
    expect.fail(`no letter to ${email}`);
  return {
    lead: await to('lead@example.com'),
    limited: await to('limited@example.com'),
    outside: await to('nora@example.com'),
  };
}
const heading = 'Hear what is behind it';

it('lets members hear what is behind its number, as far as they may, and nobody outside', async () => {
  const letters = await lettersOf([{ name: 'tag', of: tag.id }]);
  const { text, html } = letters.lead;
  expect(text).toContain(heading);
  expect(text).toContain('a refund for ••• 4993');
  expect(text).not.toContain('4149');
  expect(text).toContain('the refund is late');
  expect(html).toMatch(/<(?:mark|span)[^>]*>refund</);
  expect(text).toMatch(/Abonent · Ann · \d+ \w+,? \d\d:\d\d · \d:\d\d/);
  expect(html).toContain(`href="https://calls.example.com/files/${calls[0]}?t=64"`);
  expect(text).not.toContain('hello');
  for (const other of [letters.limited, letters.outside]) {
    expect(other.text).not.toContain(heading);
    expect(`${other.text}${other.html}`).not.toMatch(/refund for|refund is|\?t=/);
  }
});

it.each<[string, () => object[], object]>([
  ['what no moment of a call stands for', () => [{ name: 'calls' }, { name: 'length' }], {}],
  ['a letter without quotes', () => [{ name: 'tag', of: tag.id }], { has_quotes: false }],
])('says nothing of %s', async (_, measures, more) => {
  const { lead: letter } = await lettersOf(measures(), more);
  expect(letter.text).not.toContain(heading);
  expect(letter.text).not.toContain('refund is late');
});

it('shows them to whoever looks at it beforehand, where a member gets it', async () => {
  const report = await boss.json<Report>('POST', 'reports', {
    name: 'Seen before',
    period: { last: '30d' },
    blocks: [{ measures: [{ name: 'tag', of: tag.id }] }],
  });
  const seen = async (recipient: object, client: Client = boss) => {
    const schedule = { rhythm: { every: 'day', at: '08:00' }, recipients: [recipient], has_picture: false };
    return client.json<{ html: string }>('POST', `reports/${report.id}/schedules/preview`, {
      schedule,
      locale: 'en',
    });
  };
  expect((await seen({ user_id: lead.userId })).html).toContain(heading);
  expect((await seen({ email: 'nora@example.com' })).html).not.toContain(heading);
});
