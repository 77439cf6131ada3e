/**
 * A form of forty questions over ten thousand calls: what an answer costs above the preparing of a call, going over history with its
 * memory, one question that is changed, a run that is stopped, and one whose program is killed again and again.
 */
import type { GoalRun } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { type Client, connect, query, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { type SpawnedServer, spawnServer } from '../src/testing/spawned-server.ts';
import { residentMb } from './memory.ts';
import { table, writeResults } from './results.ts';
import { makeScripts, scoreForm } from './score-form.ts';
import { answerSpeed } from './score-speed.ts';
import { fill, type Line, phrasesPerCall, prepareLines } from './search-calls.ts';

const calls = Number(process.env.BENCH_CALLS ?? 10_000);
const seed = 17;
const memoryAt = [0.1, 0.5, 0.9];
const kills = [0.2, 0.5, 0.8];
const patienceMs = 3_600_000;

type Bench = { server: SpawnedServer; client: Client; lines: readonly Line[]; scripts: number[]; goal: Goal };

export async function benchScores({ data }: { data: string | undefined }): Promise<void> {
  const lines = await prepareLines(data);
  let server = await spawnServer({ env: { PATH: '/nowhere' } });
  const { dataDir } = server;
  try {
    let client = await signIn(server);
    const sql = await connect(dataDir);
    await fill(sql, lines, generator(seed), 0, calls * phrasesPerCall);
    await sql.end();
    const scripts = await makeScripts(client);
    const form = scoreForm(lines, generator(seed), scripts);
    const speed = answerSpeed(lines, form);
    const goal = await client.json<Goal>('POST', 'goals', { ...form, apply: 'from_now_on' });
    const bench: Bench = { server, client, lines, scripts, goal };
    const whole = await wholeRun(bench);
    const one = await oneChanged(bench);
    const stopped = await stoppedRun(bench);
    const undisturbed = await everything(dataDir);
    await query(dataDir, 'delete from call_answers');
    await query(dataDir, 'delete from call_scores');
    await apply(client, goal.id);
    const killedAt: number[] = [];
    for (const share of kills) {
      const { done } = await progress(client, goal.id, share);
      killedAt.push(done);
      await server.kill();
      server = await spawnServer({ dataDir, env: { PATH: '/nowhere' } });
      client = await signIn(server);
    }
    await ended(client, goal.id);
    const disturbed = new Set(await everything(dataDir));
    const differ = undisturbed.filter((row) => !disturbed.has(row)).length;
    const rows = [
      ['the whole form over all calls, s', whole.seconds.toFixed(1)],
      ['the same a call, ms', ((whole.seconds * 1000) / calls).toFixed(2)],
      [`memory at ${memoryAt.map((share) => `${share * 100} %`).join(', ')}, MB`, whole.memory.join(', ')],
      ['one question changed, s', one.seconds.toFixed(1)],
      ['answers written anew by that, of all', `${one.written} of ${one.all}`],
      ['stopped, then gone on: calls with a score', `${stopped.first}, then ${stopped.second}`],
      [
        `rows after kills at ${killedAt.join(', ')} calls`,
        `${disturbed.size} of ${undisturbed.length}, ${differ} differ`,
      ],
    ];
    const how = `Forty questions (20 of six phrases each, 10 scripts, 10 numbers) over ${calls.toLocaleString('en')} calls of ${phrasesPerCall} phrases.`;
    await writeResults('scores', 'scores --data DIR', `${speed}\n\n${how}\n\n${table(['', ''], rows)}`);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

const apply = (client: Client, id: number) => client.json<GoalRun>('POST', `goals/${id}/apply`, {});

async function newest(client: Client, id: number): Promise<GoalRun> {
  const { results } = await client.json<{ results: GoalRun[] }>('GET', `goals/${id}/runs?limit=1`);
  return results[0] as GoalRun;
}

const progress = (client: Client, id: number, share: number) =>
  until(
    () => newest(client, id),
    ({ status, total, done }) => status === 'done' || (total > 0 && done >= total * share),
    patienceMs,
  );

const ended = (client: Client, id: number) =>
  until(
    () => newest(client, id),
    ({ status }) => status !== 'waiting' && status !== 'running',
    patienceMs,
  );

async function wholeRun({ server, client, goal }: Bench) {
  const began = performance.now();
  await apply(client, goal.id);
  const memory: number[] = [];
  for (const share of memoryAt) {
    await progress(client, goal.id, share);
    memory.push(Math.round(await residentMb(server.child.pid ?? 0)));
  }
  await ended(client, goal.id);
  return { seconds: (performance.now() - began) / 1000, memory };
}

/** Publishes the form with another first question and goes over history: only that question may be answered anew. */
async function oneChanged({ server, client, goal, lines, scripts }: Bench) {
  const changed = scoreForm(lines, generator(seed), scripts, 'thank you');
  const numbered = changed.groups.map((group, at) => ({
    ...group,
    id: goal.groups[at]?.id,
    questions: group.questions.map((question, place) => ({
      ...question,
      id: goal.groups[at]?.questions[place]?.id,
    })),
  }));
  const before = await query<{ row: string }>(server.dataDir, versions);
  await client.json('PUT', `goals/${goal.id}`, { ...changed, groups: numbered, apply: 'from_now_on' });
  const began = performance.now();
  await apply(client, goal.id);
  await ended(client, goal.id);
  const seconds = (performance.now() - began) / 1000;
  const known = new Set(before.map(({ row }) => row));
  const after = await query<{ row: string }>(server.dataDir, versions);
  const written = after.filter(({ row }) => !known.has(row)).length;
  return { seconds, written, all: after.length };
}

/** Which transaction wrote a row last. */
const versions = `select file_id || ' ' || question_id || ' ' || xmin::text as row from call_answers`;

async function stoppedRun({ server, client, goal }: Bench) {
  await query(server.dataDir, 'delete from call_answers');
  await query(server.dataDir, 'delete from call_scores');
  const scored = async () => {
    const [row] = await query<{ count: number }>(
      server.dataDir,
      'select count(*)::int as count from call_scores',
    );
    return row?.count ?? 0;
  };
  await apply(client, goal.id);
  const { id } = await progress(client, goal.id, 0.4);
  await client.request('POST', `goals/runs/${id}/cancel`, {});
  await ended(client, goal.id);
  const first = await scored();
  await apply(client, goal.id);
  await ended(client, goal.id);
  return { first, second: await scored() };
}

/** All scores and answers, a line each, without the moment of scoring. */
async function everything(dataDir: string): Promise<string[]> {
  const scores = await query(
    dataDir,
    'select goal_id, file_id, version, score, machine_score, is_provisional, passed, earned, possible, failed_by from call_scores',
  );
  const answers = await query(
    dataDir,
    'select goal_id, file_id, question_id, basis, state, answer, suggestion, confidence, reason, value, moments from call_answers',
  );
  return [...scores, ...answers].map((row) => JSON.stringify(row));
}
