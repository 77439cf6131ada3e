/**
 * A project with fifty patterns over past calls, as a restart takes it over them. Beside it, in the same run, the bare engine:
 * the same patterns on the same calls of the same database, read in the same batches, and nothing written.
 */

import { readFile } from 'node:fs/promises';
import { detect } from '@earshot/core/detection/detect.ts';
import { createDetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { generator } from '@earshot/core/testing/random.ts';
import type pg from 'pg';
import { loadAnalysedCalls } from '../src/modules/rules/analysed-call.ts';
import { loadRules } from '../src/modules/rules/compiled-rules.ts';
import type { Ctx } from '../src/platform/context.ts';
import { openContext } from '../src/testing/context.ts';
import { type Client, connect, form, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { countCalls } from './in-batches.ts';
import { percentile, table, writeResults } from './results.ts';
import { fill, type Line, phrasesPerCall, prepareLines } from './search-calls.ts';

const calls = Number(process.env.BENCH_CALLS ?? 100_000);
const patterns = 50;
const phraseWords = 4;
const batch = 100;
/** Where a page is slower than this, people wait. */
const patienceMs = 100;
const askEveryMs = 100;
/** So many of the calls come through the intake. */
const takenIn = Number(process.env.BENCH_INTAKE ?? 5000);
const freshProjects = 50;
const freshPatterns = 20;
const freshCalls = 10;

export async function benchProjects({ data }: { data: string | undefined }): Promise<void> {
  const lines = await prepareLines(data);
  const random = generator(11);
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  const { ctx, close } = await openContext(server.dataDir);
  const pid = server.child.pid ?? 0;
  try {
    const client = await signIn(server);
    const taken = await takeInReady(client, sql, lines, Math.min(takenIn, calls / 2));
    const { id } = await client.json<{ id: number }>('POST', 'tags', { name: 'Bench', weight: -3 });
    const ids = await makePatterns(client, lines, random, patterns);
    const rows: (string | number)[][] = [];
    const filling = { calls: 0, ms: 0 };
    let known = taken.calls;
    let stopping: Awaited<ReturnType<typeof stopAndGoOn>> | undefined;
    for (const size of [calls / 2, calls]) {
      const began = performance.now();
      await fill(sql, lines, random, known * phrasesPerCall, size * phrasesPerCall);
      filling.calls += size - known;
      filling.ms += performance.now() - began;
      known = size;
      await countUncounted(ctx);
      // Each once unmeasured, so that every connection and every word has been used.
      await bare(ctx, 2000);
      const bareMs = await bare(ctx, size);
      const project = await makeProject(client, ids, id);
      const before = await residentMb(pid);
      const product = await overPast(client, project.id);
      const after = await residentMb(pid);
      if (size === calls) stopping = await stopAndGoOn(client, project.id);
      await client.request('DELETE', `projects/${project.id}`);
      rows.push([
        size.toLocaleString('en'),
        product.found.toLocaleString('en'),
        (product.ms / 1000).toFixed(1),
        Math.round((size * 1000) / product.ms),
        (bareMs / 1000).toFixed(1),
        (product.ms / bareMs).toFixed(2),
        `${percentile(product.replies, 0.5).toFixed(0)} / ${percentile(product.replies, 0.99).toFixed(0)}`,
        `${before.toFixed(0)} / ${after.toFixed(0)}`,
      ]);
    }
    const fresh = await reachAll(client, lines, random);
    const seconds = rows.map((row) => Number(row[2]));
    const head = [
      'calls',
      'found',
      'product, s',
      'calls a second',
      'bare engine, s',
      'ratio',
      'page, ms',
      'memory, MB',
    ];
    const how = `A project of ${patterns} patterns of ${phraseWords} words each, with a tag for all of them, over every call; ${phrasesPerCall} phrases a call. Page: a page of ten calls, asked every ${askEveryMs} ms meanwhile, median / 99th percentile; it should be there within ${patienceMs} ms. Memory of the server's process before and after. Twice the calls take ${((seconds[1] ?? 0) / (seconds[0] ?? 1)).toFixed(2)} times as long. The bare engine reads the same calls from the same database and writes nothing.`;
    const intake = `${taken.calls.toLocaleString('en')} of the calls were ready transcripts that went through the real intake, ${Math.round((taken.calls * 1000) / taken.ms)} a second; the others were made by SQL, ${Math.round((filling.calls * 1000) / filling.ms)} a second with their indexes.`;
    const stopped = stopping
      ? `Stopped half-way, a restart stood still ${stopping.stillMs.toFixed(0)} ms after it was asked to, went on behind the ${stopping.done.toLocaleString('en')} calls it had done, and found ${stopping.found.toLocaleString('en')}.`
      : '';
    const live = `A chat that comes in with ${freshProjects} projects of ${freshPatterns} patterns started, ${fresh.length} times: from its analysis until all of them have it, median / longest ${percentile(fresh, 0.5).toFixed(0)} / ${Math.max(...fresh).toFixed(0)} ms (target 1,000).`;
    const body = `${how}\n\n${table(head, rows)}\n\n${[intake, stopped, live].join(' ')}`;
    await writeResults('projects', 'projects --data DIR', body);
  } finally {
    await close();
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

/** Ready transcripts through the intake, several at once; until the last of them is done. */
async function takeInReady(client: Client, sql: pg.Client, lines: readonly Line[], count: number) {
  const random = generator(17);
  const began = performance.now();
  let sent = 0;
  const send = async () => {
    while (sent < count) {
      sent += 1;
      const name = `ready ${sent}.txt`;
      const text = chatOf(lines, random);
      // As any client that sends more than it may: again once the minute is over.
      for (;;) {
        const reply = await client.request('POST', 'files', form(name, text));
        if (reply.ok) break;
        if (reply.status !== 429) throw new Error(`${name}: ${reply.status}`);
        await new Promise((over) => setTimeout(over, Number(reply.headers.get('retry-after')) * 1000));
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, send));
  await until(
    async () =>
      (await sql.query<{ n: number }>(`select count(*)::int as n from files where status = 'DONE'`)).rows[0],
    (row) => row?.n === count,
    3_600_000,
  );
  return { calls: count, ms: performance.now() - began };
}

function chatOf(lines: readonly Line[], random: () => number, ...last: string[]): string {
  const said = Array.from({ length: phrasesPerCall }, () => {
    const { speaker, text } = lines[Math.floor(random() * lines.length)] as Line;
    return `${speaker === 'operator' ? 'Agent' : 'Customer'}: ${text.replaceAll('\n', ' ')}`;
  });
  return [...said, ...last].join('\n');
}

/** Restarts a project over everything, stops it half-way and has it go on: how soon it stands still, and what it finds. */
async function stopAndGoOn(client: Client, id: number) {
  const project = () => client.json<Project>('GET', `projects/${id}`);
  await client.json('POST', `projects/${id}/restart`, { clear: false });
  await until(project, ({ progress }) => progress === null || progress.done > calls / 2, 3_600_000);
  const asked = performance.now();
  await client.json('POST', `projects/${id}/pause`);
  const stood = await until(
    async () => [await project(), await project()] as const,
    ([one, other]) => one.progress?.status === 'paused' && one.progress.done === other.progress?.done,
  );
  const stillMs = performance.now() - asked;
  await client.json('POST', `projects/${id}/start`);
  const { found } = await until(project, ({ progress }) => progress === null, 3_600_000);
  return { stillMs, done: stood[0].progress?.done ?? 0, found };
}

/** How long each of some new calls takes from its analysis until every started project has it. */
async function reachAll(client: Client, lines: readonly Line[], random: () => number): Promise<number[]> {
  const ids = await makePatterns(client, lines, random, freshProjects * freshPatterns - 1);
  const word = 'zebrafish';
  const query = { phrases: [word] };
  const all = await client.json<{ id: number }>('POST', 'patterns', {
    name: word,
    detection: { methods: [{ kind: 'query', query }] },
  });
  for (let at = 0; at < freshProjects; at += 1) {
    const { id } = await client.json<Project>('POST', 'projects', {
      name: `Fresh ${at}`,
      kind: 'monitoring',
      auto_language: true,
      patterns: [all.id, ...ids.slice(at * freshPatterns, (at + 1) * freshPatterns - 1)],
    });
    await client.json('POST', `projects/${id}/start`);
  }
  const times: number[] = [];
  for (let at = 0; at < freshCalls; at += 1) {
    const text = chatOf(lines, random, `Customer: ${word}`);
    const { file_id } = await client.json<{ file_id: string }>(
      'POST',
      'files',
      form(`fresh ${at}.txt`, text),
    );
    const analysed = await until(
      () => client.json<{ status: string }>('GET', `files/${file_id}`),
      ({ status }) => status === 'DONE',
    ).then(() => performance.now());
    await until(
      () => client.json<{ results: Project[] }>('GET', `projects?limit=${freshProjects}&text=Fresh`),
      ({ results }) => results.every(({ found }) => found === at + 1),
    );
    times.push(performance.now() - analysed);
  }
  return times;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

export async function makePatterns(
  client: Client,
  lines: readonly Line[],
  random: () => number,
  count: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const { words } = lines[Math.floor(random() * lines.length)] as Line;
    const phrase = words.slice(0, phraseWords).join(' ');
    const detection = { methods: [{ kind: 'query', query: { phrases: [phrase] } }] };
    const reply = await client.request('POST', 'patterns', { name: `Bench ${count} ${made}`, detection });
    // A line may begin with what no word is in.
    if (reply.ok) ids.push(((await reply.json()) as { id: number }).id);
    else made -= 1;
  }
  return ids;
}

export function makeProject(client: Client, ids: readonly number[], tagId: number): Promise<Project> {
  return client.json<Project>('POST', 'projects', {
    name: 'Bench',
    kind: 'monitoring',
    auto_language: true,
    patterns: ids,
    history_from: '2000-01-01',
    triggers: [{ id: 'm', type: 'mark', tags: [{ tag_id: tagId }] }],
  });
}

/** What was made by SQL stands in no sum of an agent, as a call that came in does. */
async function countUncounted(ctx: Ctx): Promise<void> {
  const uncounted = await ctx.db
    .selectFrom('files')
    .leftJoin('counted_calls', (join) =>
      join
        .onRef('counted_calls.workspace_id', '=', 'files.workspace_id')
        .onRef('counted_calls.file_id', '=', 'files.id'),
    )
    .where('files.workspace_id', '=', ctx.workspaceId)
    .where('counted_calls.file_id', 'is', null)
    .select('files.id')
    .execute();
  await countCalls(
    ctx,
    uncounted.map(({ id }) => id),
  );
}

/** How long the project takes for every call, and how long pages take meanwhile. */
async function overPast(client: Client, id: number) {
  const replies: number[] = [];
  const began = performance.now();
  await client.json('POST', `projects/${id}/start`);
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await client.json('GET', 'files?limit=10');
      replies.push(performance.now() - asked);
      await new Promise((next) => setTimeout(next, askEveryMs));
    }
  })();
  const { found } = await until(
    () => client.json<Project>('GET', `projects/${id}`),
    ({ progress }) => progress === null,
    3_600_000,
  );
  isOver = true;
  const ms = performance.now() - began;
  await asking;
  return { ms, found, replies };
}

/** The patterns on so many calls, read in batches as the product does; nothing is written. */
async function bare(ctx: Ctx, size: number): Promise<number> {
  const { rules } = await loadRules(ctx);
  const detections = rules.filter(({ kind }) => kind === 'pattern').map(({ detection }) => detection);
  const set = createDetectionSet(detections);
  const files = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', ctx.workspaceId)
    .orderBy('id')
    .limit(size)
    .execute();
  const began = performance.now();
  for (let from = 0; from < files.length; from += batch) {
    const ids = files.slice(from, from + batch).map(({ id }) => id);
    for (const call of (await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids)).values())
      for (const detection of set.candidates(call.conversation)) detect(detection, call);
  }
  return performance.now() - began;
}
