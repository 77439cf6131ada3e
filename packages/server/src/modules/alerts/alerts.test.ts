import type { AlertSetting, LetterSetting } from '@earshot/core/alerts/alerts.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listNotifications } from '@earshot/core/notifications/notifications.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, inWorkspace } from '../../platform/context.ts';
import { type Letter, lettersTo, letterTo, newMember } from '../../testing/people.ts';
import { callSaying, newProject, phrases, settled } from '../../testing/projects.ts';
import {
  type Client,
  clientWith,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  until,
} from '../../testing/server.ts';
import { hearMatched } from './hear-matched.ts';
import { takeTurns } from './take-turns.ts';

type Member = Client & { userId: number };
type Told = ReplyOf<typeof listNotifications>;

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let vera: Member;
let ctx: Ctx;
const dayMs = 86_400_000;
const eightMs = 8 * 3_600_000;
/** The second time from now that it is eight o'clock: whatever is found now waits for more than one turn, at any hour. */
const turn = new Date((Math.floor((Date.now() - eightMs) / dayMs) + 2) * dayMs + eightMs);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', PUBLIC_URL: 'https://calls.example.com' } });
  boss = await signIn(server);
  vera = await newMember(server, boss, { email: 'vera@example.com', name: 'Vera', role: 'viewer' });
  ctx = inWorkspace(server.services, 1);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});
afterEach(async () => {
  for (const { id } of (await boss.json<{ results: Project[] }>('GET', 'projects?limit=100')).results)
    await boss.request('DELETE', `projects/${id}`);
  const left =
    'select 1 from alert_recipients union all select 1 from alert_calls union all select 1 from alert_digests';
  expect(await query(server.dataDir, left)).toEqual([]);
  expect(await query(server.dataDir, "select 1 from notifications where kind = 'project.alert'")).toEqual([]);
});

const at = (now: Date, services: Partial<Ctx> = {}): Ctx => ({ ...ctx, ...services, now: () => now });
const say = (words: string, now = new Date()) => callSaying(at(now), words);
let made = 0;
/** A started project that tells Vera, and an address of its own outside. */
async function watching(more: { notify?: object; project?: object } = {}) {
  made += 1;
  const outside = `outside-${made}@example.com`;
  const notify = { id: 'n', type: 'notify', user_ids: [vera.userId], emails: [outside], ...more.notify };
  const project = await newProject(boss, { query: phrases('refund'), triggers: [notify], ...more.project });
  await boss.json('POST', `projects/${project.id}/start`);
  return { ...project, outside };
}
const letters = async (email: string, name: string): Promise<Letter[]> => {
  await until(
    () => query(server.dataDir, "select 1 from jobs.job where name = 'deliver_mail' and state < 'completed'"),
    (rows) => rows.length === 0,
  );
  return (await lettersTo(server, email)).filter(({ subject }) => subject.startsWith(`${name}:`));
};
const told = (project: number, asked = '') =>
  vera.json<Told>('GET', `notifications?project=${project}${asked}`);
const tokenIn = ({ text }: Letter) => /#letter=([\w-]+)/.exec(text)?.[1] ?? '';
const waiting = (digest = 'is null') =>
  query(server.dataDir, `select file_id from alert_calls where digest_id ${digest}`);

describe('a turn', () => {
  it('tells a member and an address outside what was found, once, with a link that opens exactly that', async () => {
    const project = await watching();
    const calls = [await say('I want a refund now or we go'), await say('the refund please')];
    await say('hello there');
    await settled(server.dataDir);
    expect((await told(project.id)).count).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => takeTurns(at(turn))));
    await takeTurns(at(new Date(turn.getTime() + 60_000)));

    const [letter, ...more] = await letters('vera@example.com', project.name);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(`${project.name}: 2 calls`);
    expect(letter?.text).toContain('not known yet');
    expect(letter?.text).toContain('I want a refund now');
    const { results, unread_by_group } = await told(project.id);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ kind: 'project.alert', params: { name: project.name, count: 2 } });
    expect(unread_by_group.alerts).toBe(1);
    expect(letter?.text).toContain(`https://calls.example.com${results[0]?.link}`);
    const alert = results[0]?.params.alert;
    const opened = await vera.json<{ count: number; results: { file_id: string }[] }>(
      'GET',
      `projects/${project.id}/files?alert=${alert}`,
    );
    expect(opened.results.map(({ file_id }) => file_id).sort()).toEqual(calls.toSorted());
    const none = await vera.json('GET', `projects/${project.id}/files?alert=999999`);
    expect(none).toMatchObject({ count: 0 });
    for (const id of calls)
      expect(letter?.text).toMatch(new RegExp(`/files/${id}/monitoring/${project.id}\\?t=[23]\n`));

    const [outside, ...others] = await letters(project.outside, project.name);
    expect(others).toEqual([]);
    expect(outside?.subject).toBe(`${project.name}: 2 calls`);
    expect(`${outside?.text}${outside?.html}`).not.toContain('want a');
    expect((await vera.json<Project>('GET', `projects/${project.id}`)).unread_alerts).toBe(1);
    expect((await boss.json<Project>('GET', `projects/${project.id}`)).unread_alerts).toBe(0);
    await vera.json('POST', 'notifications/read', { ids: results.map(({ id }) => id) });
    expect((await vera.json<Project>('GET', `projects/${project.id}`)).unread_alerts).toBe(0);
  });

  it('is quiet where nothing was found, and leaves what came after it for the next', async () => {
    const project = await watching();
    await takeTurns(at(turn));
    await say('a refund');
    await settled(server.dataDir);
    await takeTurns(ctx);
    expect((await told(project.id)).count).toBe(0);
    await takeTurns(at(turn));
    await say('another refund');
    await settled(server.dataDir);
    // Its turn is over: what was heard late is told at the next.
    await takeTurns(at(turn));
    expect(await waiting()).toHaveLength(2);
    await takeTurns(at(new Date(turn.getTime() + dayMs)));
    expect((await told(project.id)).results.map(({ params }) => params.count)).toEqual([1, 1]);
    expect(await letters('vera@example.com', project.name)).toHaveLength(2);
  });

  it('comes by the own clock of whoever has one, and by that of the workspace outside', async () => {
    const project = await watching({ project: { alerts_period: 'daily' } });
    await vera.json('POST', 'users/time_zone', { time_zone: 'Asia/Kathmandu' });
    try {
      await say('a refund');
      await settled(server.dataDir);
      const settings = await vera.json<{ time_zone: string; results: AlertSetting[] }>('GET', 'alerts');
      expect(settings.time_zone).toBe('Asia/Kathmandu');
      // Eight there is a quarter past two in UTC, the clock of the workspace.
      const next = settings.results[0]?.next_at ?? '';
      expect(next).toMatch(/T02:15:00/);
      await takeTurns(at(new Date(Date.parse(next) - 60_000)));
      expect(await letters('vera@example.com', project.name)).toEqual([]);
      await takeTurns(at(new Date(next)));
      const [letter] = await letters('vera@example.com', project.name);
      expect(letter?.text).toContain('(Kathmandu)');
      expect(letter?.text).toContain('08:00');
      await takeTurns(at(turn));
      const [outside] = await letters(project.outside, project.name);
      expect(outside?.text).toContain('(UTC)');
      expect(await letters('vera@example.com', project.name)).toHaveLength(1);
    } finally {
      await vera.json('POST', 'users/time_zone', { time_zone: null });
    }
  });

  it('that breaks off anywhere is done again as a whole: one letter, one notification, nothing lost', async () => {
    const project = await watching({ notify: { emails: [] } });
    await say('a refund');
    await settled(server.dataDir);
    const broken = new Error('the power went');
    const jobs = { ...ctx.jobs, add: () => Promise.reject(broken) } as Ctx['jobs'];
    await expect(takeTurns(at(turn, { jobs }))).rejects.toBe(broken);
    const secrets = {
      ...ctx.secrets,
      seal: () => {
        throw broken;
      },
    };
    await expect(takeTurns(at(turn, { secrets }))).rejects.toBe(broken);
    expect(await waiting()).toHaveLength(1);
    expect((await told(project.id)).count).toBe(0);
    await takeTurns(at(turn));
    await takeTurns(at(turn));
    expect((await told(project.id)).count).toBe(1);
    expect(await letters('vera@example.com', project.name)).toHaveLength(1);
  });

  it('hears the same news again without telling it again', async () => {
    const project = await watching();
    const file_id = await say('a refund');
    await settled(server.dataDir);
    const found_at = new Date().toISOString();
    const news = { project_id: project.id, file_id, found_at, patterns: [], triggers: ['n'] };
    await hearMatched(ctx, news);
    expect(await waiting()).toHaveLength(2);
    await takeTurns(at(turn));
    await hearMatched(ctx, news);
    await takeTurns(at(new Date(turn.getTime() + dayMs)));
    expect((await told(project.id)).count).toBe(1);
    expect(await waiting()).toEqual([]);
  });
});

describe('what has changed by the turn', () => {
  it('a call that is removed or found no more is left out', async () => {
    const project = await watching();
    const [removed, corrected] = [await say('a refund'), await say('one refund')];
    await say('the third refund');
    await settled(server.dataDir);
    await boss.request('DELETE', `files/${removed}`);
    await query(server.dataDir, 'delete from project_files where file_id = $1', [corrected]);
    await takeTurns(at(turn));
    expect((await told(project.id)).results[0]?.params.count).toBe(1);
    expect((await waiting('is not null')).length).toBe(2);
  });

  it.each([
    [
      'blocked',
      "update members set status = 'blocked' where user_id = $1",
      "update members set status = 'active' where user_id = $1",
    ],
    ['not named any more', "update projects set triggers = jsonb_set(triggers, '{0,user_ids}', '[]')", ''],
  ])('somebody who is %s gets nothing, then or later', async (_, before, after) => {
    const project = await watching();
    await say('a refund');
    await settled(server.dataDir);
    const sent = (await lettersTo(server, 'vera@example.com')).length;
    await query(server.dataDir, before, before.includes('$1') ? [vera.userId] : []);
    await takeTurns(at(turn));
    if (after !== '') await query(server.dataDir, after, [vera.userId]);
    await takeTurns(at(new Date(turn.getTime() + dayMs)));
    expect(await letters(project.outside, project.name)).toHaveLength(1);
    expect(await lettersTo(server, 'vera@example.com')).toHaveLength(sent);
    expect((await told(project.id)).count).toBe(0);
  });

  it('somebody without the section of patterns reads nothing that only they found', async () => {
    const detection = { methods: [{ kind: 'query', query: phrases('cancel') }] };
    const pattern = await boss.json<{ id: number }>('POST', 'patterns', { name: 'Leaving us', detection });
    const project = await watching({ project: { query: null, patterns: [pattern.id] } });
    await boss.json('POST', 'users/workspace', { user_id: vera.userId, allow_callcenter: false });
    await say('please cancel all of it');
    await settled(server.dataDir);
    await takeTurns(at(turn));
    const [letter] = await letters('vera@example.com', project.name);
    expect(letter?.subject).toBe(`${project.name}: 1 call`);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/Leaving us|please cancel/);
    await boss.json('POST', 'users/workspace', { user_id: vera.userId, allow_callcenter: true });
    await say('cancel it at once');
    await settled(server.dataDir);
    await takeTurns(at(new Date(turn.getTime() + dayMs)));
    expect((await letters('vera@example.com', project.name))[1]?.text).toMatch(
      /Leaving us[\s\S]*cancel it at once/,
    );
  });
});

describe('what is usual', () => {
  it('is what the same stretches before had, past calls that were gone over included', async () => {
    const dayOf = (back: number) => new Date(turn.getTime() - back * dayMs - 3_600_000);
    // The turn tells of two days: so do the ten stretches before it, each with one call.
    for (let back = 22; back >= 4; back -= 2) await say('an old refund', dayOf(back));
    const history_from = new Date(turn.getTime() - 30 * dayMs).toISOString().slice(0, 10);
    const project = await watching({ project: { history_from, auto_language: true } });
    await settled(server.dataDir);
    for (const words of ['a refund', 'one refund', 'refund again']) await say(words);
    await settled(server.dataDir);
    await takeTurns(at(turn));
    const [letter] = await letters('vera@example.com', project.name);
    expect(letter?.subject).toBe(`${project.name}: 3 calls, usually 1`);
    const [notice] = (await told(project.id)).results;
    expect(notice?.params).toMatchObject({ count: 3, usual: 1 });
    expect(letter?.html).toContain('usual range');
    // What came in while it was paused was looked at by nobody: then nobody knows what is usual.
    await boss.json('POST', `projects/${project.id}/pause`);
    await boss.json('POST', `projects/${project.id}/start`);
    await say('a refund after that');
    await settled(server.dataDir);
    await takeTurns(at(new Date(turn.getTime() + dayMs)));
    expect((await letters('vera@example.com', project.name))[1]?.subject).toBe(`${project.name}: 1 call`);
  });
});

describe('somebody who wants less', () => {
  const setting = async (project: number) =>
    (await vera.json<{ results: AlertSetting[] }>('GET', 'alerts')).results.find(
      ({ project_id }) => project_id === project,
    );

  it('turns a project off and on, has quiet until Monday and loses nothing, or takes it once a day', async () => {
    const project = await watching({ project: { alerts_period: '4_a_day' } });
    expect(await setting(project.id)).toMatchObject({ is_off: false, alerts_period: '4_a_day' });
    const change = (body: object) => vera.json<AlertSetting>('PUT', `alerts/${project.id}`, body);
    const quiet = await change({ is_quiet: true });
    expect(new Date(quiet.quiet_until ?? 0).getUTCDay()).toBe(1);
    expect(new Date(quiet.next_at ?? 0).getUTCHours()).toBe(8);
    await say('a refund');
    await settled(server.dataDir);
    await takeTurns(at(new Date(Date.parse(quiet.quiet_until ?? '') - 1)));
    expect((await told(project.id)).count).toBe(0);
    await takeTurns(at(new Date(quiet.next_at ?? 0)));
    expect((await told(project.id)).count).toBe(1);
    const daily = await change({ is_quiet: false, is_daily: true });
    expect([daily.quiet_until, new Date(daily.next_at ?? 0).getUTCHours()]).toEqual([null, 8]);
    expect(await change({ is_off: true })).toMatchObject({ is_off: true, next_at: null });
    await say('the second refund');
    await settled(server.dataDir);
    await change({ is_off: false });
    await takeTurns(at(new Date(turn.getTime() + 14 * dayMs)));
    expect((await told(project.id)).count).toBe(1);
    expect(await refusal(await boss.request('PUT', `alerts/${project.id}`, { is_off: true }))).toEqual([
      404,
      'alerts.not_told',
    ]);
  });

  it('stops with the link of a letter, without signing in; looking at it stops nothing', async () => {
    const project = await watching();
    await say('a refund');
    await settled(server.dataDir);
    await takeTurns(at(turn));
    const [own, outside] = [
      await letterTo(server, project.outside),
      (await letters('vera@example.com', project.name))[0] as Letter,
    ];
    const nobody = clientWith(server.url, '');
    const open = (letter: Letter) =>
      nobody.json<LetterSetting>('POST', 'alerts/letter', { token: tokenIn(letter) });
    expect(await open(own)).toMatchObject({ project: project.name, to: 'o…@example.com', is_off: false });
    const token = tokenIn(own);
    expect(
      await query(server.dataDir, `select 1 from alert_digests where token_hash::text like '%${token}%'`),
    ).toEqual([]);
    const url = `${server.url}/api/alerts/letters/${token}`;
    const followed = await fetch(url, { redirect: 'manual' });
    expect([followed.status, followed.headers.get('location')]).toEqual([303, `/alerts#letter=${token}`]);
    expect(await open(own)).toMatchObject({ is_off: false });
    const posted = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(204);
    expect(await open(own)).toMatchObject({ is_off: true, next_at: null });
    expect(
      await nobody.json('PUT', 'alerts/letter', { token: tokenIn(outside), is_off: true }),
    ).toMatchObject({
      is_off: true,
    });
    expect(await setting(project.id)).toMatchObject({ is_off: true });
    await say('the next refund');
    await settled(server.dataDir);
    expect(await waiting()).toEqual([]);
    await vera.json('PUT', `alerts/${project.id}`, { is_off: false });
    expect(await open(outside)).toMatchObject({ is_off: false });
  });

  it('cannot be guessed', async () => {
    const guess = () => boss.request('POST', 'alerts/letter', { token: 'x'.repeat(43) });
    expect(await refusal(await guess())).toEqual([404, 'alerts.letter_invalid']);
    await query(server.dataDir, "update attempts set count = 100 where key like 'letter:%'");
    expect(await refusal(await guess())).toEqual([429, 'too_many_requests']);
    await query(server.dataDir, "delete from attempts where key like 'letter:%'");
  });
});
