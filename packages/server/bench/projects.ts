/**
 * A project with fifty patterns over past calls, as a restart takes it over them. Beside it, in the same run, the bare engine:
 * the same patterns on the same calls of the same database, read in the same batches, and nothing written.
 */

import { detect } from '@earshot/core/detection/detect.ts';
import { createDetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { loadAnalysedCalls } from '../src/modules/rules/analysed-call.ts';
import { loadRules } from '../src/modules/rules/compiled-rules.ts';
import type { Ctx } from '../src/platform/context.ts';
import { openContext } from '../src/testing/context.ts';
import { type Client, connect, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { percentile, table, writeResults } from './results.ts';
import { fill, type Line, phrasesPerCall, prepareLines } from './search-calls.ts';

const calls = Number(process.env.BENCH_CALLS ?? 100_000);
const patterns = 50;
const phraseWords = 4;
const batch = 100;
/** Where a page is slower than this, people wait. */
const patienceMs = 100;
const askEveryMs = 100;

export async function benchProjects({ data }: { data: string | undefined }): Promise<void> {
  const lines = await prepareLines(data);
  const random = generator(11);
  const server = await spawnServer({ env: { PATH: '/nowhere' } });
  const sql = await connect(server.dataDir);
  const { ctx, close } = await openContext(server.dataDir);
  try {
    const client = await signIn(server);
    const { id } = await client.json<{ id: number }>('POST', 'tags', { name: 'Bench', weight: -3 });
    const ids = await makePatterns(client, lines, random);
    const rows: (string | number)[][] = [];
    for (const share of [1, 2]) {
      const size = (calls * share) / 2;
      await fill(sql, lines, random, (size - calls / 2) * phrasesPerCall, size * phrasesPerCall);
      // Each once unmeasured, so that every connection and every word has been used.
      await bare(ctx, 2000);
      const bareMs = await bare(ctx, size);
      const project = await makeProject(client, ids, id);
      const product = await overPast(client, project.id);
      await client.request('DELETE', `projects/${project.id}`);
      rows.push([
        size.toLocaleString('en'),
        product.found.toLocaleString('en'),
        (product.ms / 1000).toFixed(1),
        Math.round((size * 1000) / product.ms),
        (bareMs / 1000).toFixed(1),
        (product.ms / bareMs).toFixed(2),
        `${percentile(product.replies, 0.5).toFixed(0)} / ${percentile(product.replies, 0.99).toFixed(0)}`,
      ]);
    }
    const seconds = rows.map((row) => Number(row[2]));
    const head = ['calls', 'found', 'product, s', 'calls a second', 'bare engine, s', 'ratio', 'page, ms'];
    const how = `A project of ${patterns} patterns of ${phraseWords} words each, with a tag for all of them, over every call; ${phrasesPerCall} phrases a call. Page: a page of ten calls, asked every ${askEveryMs} ms meanwhile, median / 99th percentile; it should be there within ${patienceMs} ms. Twice the calls take ${((seconds[1] ?? 0) / (seconds[0] ?? 1)).toFixed(2)} times as long. The bare engine reads the same calls from the same database and writes nothing.`;
    await writeResults('projects', 'projects --data DIR', `${how}\n\n${table(head, rows)}`);
  } finally {
    await close();
    await sql.end();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}

async function makePatterns(client: Client, lines: readonly Line[], random: () => number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < patterns; made += 1) {
    const { words } = lines[Math.floor(random() * lines.length)] as Line;
    const phrase = words.slice(0, phraseWords).join(' ');
    const detection = { methods: [{ kind: 'query', query: { phrases: [phrase] } }] };
    const reply = await client.request('POST', 'patterns', { name: `Bench ${made}`, detection });
    // A line may begin with what no word is in.
    if (reply.ok) ids.push(((await reply.json()) as { id: number }).id);
    else made -= 1;
  }
  return ids;
}

function makeProject(client: Client, ids: readonly number[], tagId: number): Promise<Project> {
  return client.json<Project>('POST', 'projects', {
    name: 'Bench',
    kind: 'monitoring',
    auto_language: true,
    patterns: ids,
    history_from: '2000-01-01',
    triggers: [{ id: 'm', type: 'mark', tags: [{ tag_id: tagId }] }],
  });
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
