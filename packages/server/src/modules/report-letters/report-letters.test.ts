import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listSentLetters, ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, inWorkspace } from '../../platform/context.ts';
import { makeCall } from '../../testing/context.ts';
import { lettersTo, newMember, stranger } from '../../testing/people.ts';
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
import { takeTurns } from './take-turns.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let lead: Client & { userId: number };
let ctx: Ctx;
let report: Report;
const day_ms = 86_400_000;
/** The next time that it is eight, by the clock of the workspace. */
const turn = new Date(Math.ceil((Date.now() + 60_000 - 8 * 3_600_000) / day_ms) * day_ms + 8 * 3_600_000);
const at = (now: Date): Ctx => ({ ...ctx, now: () => now });
const after = (days: number) => new Date(turn.getTime() + days * day_ms);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', PUBLIC_URL: 'https://calls.example.com' } });
  boss = await signIn(server);
  lead = await newMember(server, boss, { email: 'lead@example.com', name: 'Lead', role: 'manager' });
  await query(server.dataDir, "update members set allow_reports = true where role = 'manager'");
  ctx = inWorkspace(server.services, 1);
  for (const operator of ['Ann', 'Ann', 'Олена'])
    await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }], {
      operator,
      recorded_at: new Date(),
    });
  report = await boss.json<Report>('POST', 'reports', {
    name: 'Contact reasons',
    period: { last: '30d', compare: 'previous' },
    blocks: [
      { measures: [{ name: 'calls' }] },
      { measures: [{ name: 'calls' }, { name: 'length', stat: 'median' }], by: ['agent'], draw: 'bar' },
      { measures: [{ name: 'calls' }], by: ['agent', 'weekday'], draw: 'heat' },
    ],
  });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const daily = { every: 'day', at: '08:00' };
const path = (more = '') => `reports/${report.id}/schedules${more}`;
const add = (more: object, client = boss) =>
  client.json<ReportSchedule>('POST', path(), {
    rhythm: daily,
    recipients: [{ email: 'nora@example.com' }],
    has_picture: false,
    ...more,
  });
const sent = async (email: string) => {
  await until(
    () => query(server.dataDir, "select 1 from jobs.job where name = 'deliver_mail' and state < 'completed'"),
    (rows) => rows.length === 0,
  );
  return (await lettersTo(server, email)).filter(({ subject }) => subject.startsWith('Contact reasons'));
};
const log = async ({ id }: ReportSchedule) =>
  (await boss.json<ReplyOf<typeof listSentLetters>>('GET', path(`/${id}/letters`))).results;
const remove = (schedule: ReportSchedule) => boss.request('DELETE', path(`/${schedule.id}`));

describe('the letter of a report', () => {
  it('comes at its turn, once, however many look and after a restart, in the language of each', async () => {
    const schedule = await add({
      recipients: [{ user_id: lead.userId, locale: 'ua' }, { email: 'nora@example.com' }],
      has_picture: true,
      files: ['pdf', 'xlsx', 'csv'],
    });
    expect(schedule.next_at).toBe(turn.toISOString());
    expect(schedule.people.map((one) => one?.name)).toEqual(['Lead', 'nora@example.com']);
    await takeTurns(at(new Date(turn.getTime() - 1)));
    expect(await sent('nora@example.com')).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => takeTurns(at(turn))));
    await takeTurns(at(new Date(turn.getTime() + 60_000)));

    const [letter, ...more] = await sent('nora@example.com');
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Contact reasons: Calls 3, was 0');
    expect(letter?.text).toContain('Every day, 08:00 (UTC)');
    expect(letter?.text).toContain('Ann · 2');
    expect(letter?.html).toContain('href="https://calls.example.com/files?');
    expect(letter?.html).toContain('agents=');
    const [ukrainian] = await sent('lead@example.com');
    expect(ukrainian?.subject).toBe('Contact reasons: Дзвінки 3, було 0');
    expect(ukrainian?.text).toContain('Олена · 1');
    const files = (
      await boss.json<{ results: { to: string; files: { name: string; bytes: number }[] }[] }>(
        'GET',
        'outbox',
      )
    ).results;
    expect(files[0]?.files.map(({ name }) => name)).toEqual(
      ['png', 'pdf', 'xlsx', 'csv'].map((ending) => `Contact reasons.${ending}`),
    );
    expect(letter?.html).toContain('<img src="cid:report" alt="Picture of the report “Contact reasons”"');
    // What was sent is kept for nobody.
    expect(await query(server.dataDir, 'select 1 from mail_files')).toEqual([]);
    expect(await log(schedule)).toMatchObject([
      { state: 'sent', value: 3, recipients: 2, delivered: 2, turn_at: turn.toISOString() },
    ]);
    await remove(schedule);
    expect(await query(server.dataDir, 'select 1 from report_letters')).toEqual([]);
  });

  it('of turns that passed while nothing ran comes once, and of the days of its turn', async () => {
    const schedule = await add({
      period: { last: 'yesterday', compare: null },
      recipients: [{ email: 'late@example.com' }],
    });
    await takeTurns(at(after(0.5)));
    await takeTurns(at(after(0.6)));
    await takeTurns(at(after(3.2)));
    const told = await log(schedule);
    expect(told.map(({ turn_at }) => turn_at)).toEqual([after(3).toISOString(), turn.toISOString()]);
    expect(told[0]?.days?.from).toBe(after(2).toISOString().slice(0, 10));
    await remove(schedule);
  });

  it('is not written where there were no calls, or where its condition is not met, and the log says why', async () => {
    const empty = await add({
      period: { start: '2020-01-01', to: '2020-01-31' },
      recipients: [{ email: 'none@example.com' }],
    });
    const over = { block: 1, measure: 0, side: 'over', bound: 3 };
    const strict = await add({ only_when: [over], recipients: [{ email: 'none@example.com' }] });
    const either = await add({
      only_when: [over, { ...over, bound: 2 }],
      recipients: [{ email: 'either@example.com' }],
    });
    await takeTurns(at(turn));
    expect(await sent('none@example.com')).toEqual([]);
    expect(await log(empty)).toMatchObject([{ state: 'quiet', reason: 'empty' }]);
    expect(await log(strict)).toMatchObject([
      { state: 'quiet', reason: 'condition', value: 3, recipients: 0 },
    ]);
    expect(await sent('either@example.com')).toHaveLength(1);
    for (const one of [empty, strict, either]) await remove(one);
  });

  it('is counted with the rights of whoever set it up, as they are at its turn', async () => {
    const schedule = await add({ recipients: [{ email: 'rights@example.com' }] }, lead);
    expect(schedule.owner.name).toBe('Lead');
    await query(server.dataDir, 'update members set limited_to_teams = true where user_id = $1', [
      lead.userId,
    ]);
    await takeTurns(at(turn));
    // Nobody is in a team of theirs: there is nothing that they may see.
    expect(await log(schedule)).toMatchObject([{ state: 'quiet', reason: 'empty' }]);
    await query(server.dataDir, 'update members set allow_reports = false where user_id = $1', [lead.userId]);
    await takeTurns(at(after(1)));
    expect((await log(schedule))[0]).toMatchObject({ state: 'failed', reason: 'report_letters.owner_gone' });
    const [shown] = (await boss.json<{ results: ReportSchedule[] }>('GET', path())).results;
    expect(shown?.trouble).toBe('report_letters.owner_gone');
    expect(await sent('rights@example.com')).toEqual([]);
    // Whoever saves it takes it over.
    const { rhythm, recipients } = schedule;
    const taken = await boss.json<ReportSchedule>('PUT', path(`/${schedule.id}`), {
      rhythm,
      recipients,
      has_picture: false,
    });
    expect(taken.trouble).toBeNull();
    await takeTurns(at(after(2)));
    expect(await sent('rights@example.com')).toHaveLength(1);
    await query(
      server.dataDir,
      'update members set allow_reports = true, limited_to_teams = false where user_id = $1',
      [lead.userId],
    );
    await remove(schedule);
  });

  it('comes by the own clock of members where that is wished', async () => {
    await lead.json('POST', 'users/time_zone', { time_zone: 'Asia/Kathmandu' });
    const schedule = await add({
      by_own_clock: true,
      recipients: [{ user_id: lead.userId }, { email: 'utc@example.com' }],
    });
    const before = (await sent('lead@example.com')).length;
    await takeTurns(at(turn));
    expect(await sent('utc@example.com')).toHaveLength(1);
    const zones = (await log(schedule)).map(({ time_zone, turn_at }) => [time_zone, turn_at.slice(11, 16)]);
    expect(zones).toContainEqual(['UTC', '08:00']);
    await takeTurns(at(after(1)));
    expect((await sent('lead@example.com')).length).toBeGreaterThan(before);
    const kathmandu = (await log(schedule)).find(({ time_zone }) => time_zone === 'Asia/Kathmandu');
    expect(kathmandu?.turn_at.slice(11, 16)).toBe('02:15');
    await lead.json('POST', 'users/time_zone', { time_zone: null });
    await remove(schedule);
  });

  it('is stopped by its link, and by one click of a mail program, and nobody else’s', async () => {
    const schedule = await add({
      recipients: [{ email: 'stop@example.com' }, { email: 'stay@example.com' }],
    });
    await takeTurns(at(turn));
    const [letter] = await sent('stop@example.com');
    const token = /#report=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const anybody = clientWith(server.url, '');
    expect(await anybody.json('POST', 'reports/letter', { token })).toEqual({
      report: 'Contact reasons',
      to: 's…@example.com',
      is_stopped: false,
    });
    const click = await anybody.request('GET', `reports/letters/${token}`);
    expect(click.url).toContain('/alerts');
    expect((await anybody.request('POST', `reports/letters/${token}`)).status).toBe(204);
    const [shown] = (await boss.json<{ results: ReportSchedule[] }>('GET', path())).results;
    expect(shown?.people.map((one) => one?.is_stopped)).toEqual([true, false]);
    await takeTurns(at(after(1)));
    expect(await sent('stop@example.com')).toHaveLength(1);
    expect(await sent('stay@example.com')).toHaveLength(2);
    await anybody.json('PUT', 'reports/letter', { token, is_stopped: false });
    await takeTurns(at(after(2)));
    expect(await sent('stop@example.com')).toHaveLength(2);
    expect(await refusal(await anybody.request('POST', 'reports/letter', { token: 'x'.repeat(43) }))).toEqual(
      [404, 'report_letters.invalid'],
    );
    await remove(schedule);
    expect(await refusal(await anybody.request('POST', 'reports/letter', { token }))).toEqual([
      404,
      'report_letters.invalid',
    ]);
  });

  it('can be read and sent to oneself before it is set up', async () => {
    const schedule = {
      rhythm: { every: 'month', nth: 'first', weekday: 'mon', at: '08:00' },
      time_zone: 'Europe/Kyiv',
      period: { last: 'last_month', compare: 'previous' },
      recipients: [{ email: 'nora@example.com' }],
      has_picture: false,
      only_when: [{ block: 0, measure: 0, side: 'under', bound: 1 }],
    };
    const seen = await boss.json<{
      would_go: boolean;
      reason: string;
      next: string[];
      past: { value: number }[];
      html: string;
    }>('POST', path('/preview'), { schedule, locale: 'ru' });
    expect(seen).toMatchObject({ would_go: false, reason: 'empty' });
    expect(seen.next).toHaveLength(5);
    expect(seen.past).toHaveLength(6);
    expect(seen.html).toContain('Каждый месяц: первый понедельник, 08:00');
    const before = (await sent('admin@example.com')).length;
    await boss.json('POST', path('/send'), { schedule });
    expect(await sent('admin@example.com')).toHaveLength(before + 1);
  });

  it('tells of cohorts what comes of them month by month', async () => {
    for (const day of ['2020-03-05', '2020-04-10'])
      await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }], {
        operator: 'Zoe',
        recorded_at: new Date(day),
      });
    const cohorts = await boss.json<Report>('POST', 'reports', {
      name: 'First months',
      blocks: [{ measures: [{ name: 'came_back' }], by: ['agent', 'month'], draw: 'cohort' }],
    });
    const preview = (start: string, to: string) =>
      boss.json<{ subject: string; html: string }>('POST', `reports/${cohorts.id}/schedules/preview`, {
        schedule: {
          rhythm: daily,
          period: { start, to, compare: null },
          recipients: [{ email: 'nora@example.com' }],
          has_picture: false,
        },
        locale: 'ua',
      });
    const letter = await preview('2020-03-01', '2020-04-30');
    expect(letter.subject).toBe('First months');
    expect(letter.html).toContain('Оператори, що й далі приймають дзвінки, за місяцем першого дзвінка');
    expect(letter.html).toContain('через 1 місяць');
    expect(letter.html).toContain('agents_since=month%3A2020-03-01%3A1');
    const short = await preview('2020-04-02', '2020-04-29');
    expect(short.html).toContain('У цьому періоді не починається жоден місяць');
  });
});

describe('a schedule is refused', () => {
  const good = { rhythm: daily, recipients: [{ email: 'nora@example.com' }] };
  it.each<[string, object, number, string]>([
    ['without recipients', { recipients: [] }, 400, 'bad_request'],
    [
      'with the same recipient twice',
      { recipients: [{ email: 'a@b.co' }, { email: 'A@b.co' }] },
      422,
      'report_letters.same_recipient',
    ],
    ['to a member who is not there', { recipients: [{ user_id: 999_999 }] }, 422, 'report_letters.no_member'],
    ['to somebody who is both', { recipients: [{ user_id: 1, email: 'a@b.co' }] }, 400, 'bad_request'],
    ['at a time between the quarters', { rhythm: { every: 'day', at: '08:07' } }, 400, 'bad_request'],
    ['by a clock that is not there', { time_zone: 'Mars/Olympus' }, 400, 'bad_request'],
    [
      'on a number that is not counted',
      { only_when: [{ block: 9, measure: 0, side: 'over', bound: 1 }] },
      422,
      'report_letters.no_measure',
    ],
    [
      'with a header in the address',
      { recipients: [{ email: 'a@b.co\r\nBcc: c@d.co' }] },
      400,
      'bad_request',
    ],
  ])('%s', async (_, more, status, code) => {
    expect(await refusal(await boss.request('POST', path(), { ...good, ...more }))).toEqual([status, code]);
  });

  it('next door, by its number there, and once its report is gone', async () => {
    const schedule = await add({});
    const neighbour = await stranger(server, boss);
    const own = await neighbour.json<Report>('POST', 'reports', {
      name: 'Own',
      blocks: [{ measures: [{ name: 'calls' }] }],
    });
    for (const [method, where] of [
      ['GET', path()],
      ['PUT', `reports/${own.id}/schedules/${schedule.id}`],
      ['DELETE', `reports/${own.id}/schedules/${schedule.id}`],
      ['GET', `reports/${own.id}/schedules/${schedule.id}/letters`],
    ] as const)
      expect((await neighbour.request(method, where, method === 'PUT' ? good : undefined)).status).toBe(404);
    const copy = await boss.json<Report>('POST', `reports/${report.id}/clone`);
    expect((await boss.json<{ results: unknown[] }>('GET', `reports/${copy.id}/schedules`)).results).toEqual(
      [],
    );
    await boss.json('POST', `reports/${copy.id}/schedules`, good);
    expect((await boss.request('DELETE', `reports/${copy.id}`)).status).toBe(204);
    await remove(schedule);
    expect(await query(server.dataDir, 'select 1 from report_schedules')).toEqual([]);
  });

  it('more often than twenty times', async () => {
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await add({}));
    expect(await refusal(await boss.request('POST', path(), good))).toEqual([422, 'report_letters.too_many']);
    for (const one of made) await remove(one);
  });
});
