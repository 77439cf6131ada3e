import type { Project } from '@earshot/core/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { heldByProjects } from '../../testing/held-by-projects.ts';
import { callSaying, expectSums, newProject, phrases } from '../../testing/projects.ts';
import {
  type Client,
  letSilencePass,
  query,
  refusal,
  removeDataDir,
  signIn,
  until,
} from '../../testing/server.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';

/** Enough for a run of several batches. */
const calls = 240;

let server: SpawnedServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let tag: { id: number };
let own: Project;
/** Calls of this year that say it, and those of the year before. */
const late: string[] = [];
const early: string[] = [];

beforeAll(async () => {
  server = await spawnServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  for (let call = 0; call < calls; call += 1) {
    const isLate = call % 2 === 0;
    const recorded_at = new Date(isLate ? '2026-02-03T10:00:00Z' : '2025-02-03T10:00:00Z');
    const id = await callSaying(ctx, call % 3 === 0 ? 'refund me now' : 'hello there', { recorded_at });
    if (call % 3 === 0) (isLate ? late : early).push(id);
  }
  tag = await client.json('POST', 'tags', { name: 'Refund', weight: -2 });
}, 200_000);
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const post = (path: string, body?: object) =>
  client.json<Project>('POST', `projects/${own.id}/${path}`, body);
const read = () => client.json<Project>('GET', `projects/${own.id}`);
const done = () => until(read, ({ progress }) => progress === null, 60_000);
const held = () => heldByProjects(server.dataDir);
const foundIds = async () => (await held()).files.map((row) => String(row.file_id)).sort();

describe('past calls', () => {
  it('are taken in from a day on, marked and counted, and told to nobody', async () => {
    own = await newProject(client, {
      query: phrases('refund'),
      history_from: '2026-01-01',
      triggers: [
        { id: 'm', type: 'mark', tags: [{ tag_id: tag.id }] },
        { id: 'f', type: 'favorite', user_ids: [1] },
        { id: 'n', type: 'notify', emails: ['somebody@example.com'] },
      ],
    });
    const started = await post('start');
    expect(started.progress).toMatchObject({ kind: 'history', done: 0, status: 'waiting' });
    expect(await done()).toMatchObject({ found: late.length, score: -2, state: 'started' });
    expect(await foundIds()).toEqual(late.toSorted());
    await expectSums(server.dataDir);
    expect(await query(server.dataDir, 'select 1 from favorites')).toEqual([]);
  });

  it('from an earlier day are taken in besides, and the others stay', async () => {
    const since = await query(server.dataDir, 'select file_id, found_at from project_files order by 1');
    await post('restart', { start: '2025-01-01', from_stage: 'transcribe' });
    expect(await done()).toMatchObject({ found: late.length + early.length });
    const after = await query(server.dataDir, 'select file_id, found_at from project_files order by 1');
    expect(after).toEqual(expect.arrayContaining(since));
    await expectSums(server.dataDir);
  });

  it('are left out where the results before are cleared first', async () => {
    await post('restart', { start: '2026-01-01', clear: true });
    expect(await done()).toMatchObject({ found: late.length });
    expect(await foundIds()).toEqual(late.toSorted());
    await expectSums(server.dataDir);
  });

  it('that the changed project no longer finds leave with the next restart', async () => {
    await client.json('PUT', `projects/${own.id}`, { ...own, query: phrases('nothing like it') });
    expect(await done()).toMatchObject({ found: late.length });
    await post('restart');
    expect(await done()).toMatchObject({ found: 0, score: null });
    expect(await query(server.dataDir, "select 1 from findings where origin = 'project'")).toEqual([]);
    await client.json('PUT', `projects/${own.id}`, own);
    await post('restart');
    expect(await done()).toMatchObject({ found: late.length });
  });

  it('are taken back as a whole; what a person set stays', async () => {
    const [call] = late;
    await client.request('PUT', `files/${call}/tags/${tag.id}`);
    await post('clear');
    expect(await done()).toMatchObject({ found: 0, score: null, state: 'started' });
    expect(await query(server.dataDir, 'select file_id, origin from findings')).toEqual([
      { file_id: call, origin: 'hand' },
    ]);
    await expectSums(server.dataDir);
    await client.request('DELETE', `files/${call}/tags/${tag.id}`);
  });
});

describe('a run', () => {
  it('stops with the project, and goes on behind its last batch', async () => {
    await post('restart', { clear: true, start: '2025-01-01' });
    const paused = await post('pause');
    if (paused.progress !== null) expect(paused.progress).toMatchObject({ status: 'paused' });
    const stopped = await held();
    expect((await held()).files).toEqual(stopped.files);
    await post('start');
    expect(await done()).toMatchObject({ found: late.length + early.length });
    await expectSums(server.dataDir);
  });

  it('of two that are asked for at once only one is there', async () => {
    await Promise.all([post('restart', { start: '2025-01-01' }), post('restart', { start: '2025-01-01' })]);
    await done();
    const runs = await query(
      server.dataDir,
      "select status, count(*)::int from project_runs where status in ('waiting', 'running', 'paused') group by 1",
    );
    expect(runs).toEqual([]);
    expect(await read()).toMatchObject({ found: late.length + early.length });
  });

  it('whose project is removed meanwhile ends, and leaves nothing', async () => {
    const gone = await newProject(client, { query: phrases('hello'), history_from: '2025-01-01' });
    await client.json('POST', `projects/${gone.id}/start`);
    expect((await client.request('DELETE', `projects/${gone.id}`)).status).toBe(204);
    expect(await refusal(await client.request('GET', `projects/${gone.id}`))).toEqual([
      404,
      'projects.not_found',
    ]);
    await expectSums(server.dataDir);
  });

  it('whose worker is killed comes to what an undisturbed one does, row for row', async () => {
    await post('restart', { start: '2025-01-01', clear: true });
    await done();
    const undisturbed = await held();
    await post('restart', { start: '2025-01-01', clear: true });
    let doneBefore = 0;
    for (let kills = 0; kills < 2; kills += 1) {
      await until(
        () =>
          query<{ done: number }>(server.dataDir, 'select done from project_runs order by id desc limit 1'),
        ([row]) => (row?.done ?? 0) > doneBefore,
      );
      await server.kill();
      const [row] = await query<{ done: number; status: string }>(
        server.dataDir,
        'select done, status from project_runs order by id desc limit 1',
      );
      doneBefore = row?.done ?? 0;
      await letSilencePass(server.dataDir, new Date());
      server = await spawnServer({ dataDir: server.dataDir, env: { PATH: '/nowhere' } });
      client = await signIn(server);
      if (row?.status !== 'running') break;
    }
    await done();
    expect(await held()).toEqual(undisturbed);
    await expectSums(server.dataDir);
  });
});
