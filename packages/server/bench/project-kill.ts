/**
 * Whether a restart of a project over ten thousand calls whose worker is killed again and again leaves what an undisturbed one does,
 * row for row.
 */
import type { Project } from '@earshot/core/projects/projects.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { heldByProjects } from '../src/testing/held-by-projects.ts';
import { type Client, connect, query, removeDataDir, signIn, until } from '../src/testing/server.ts';
import { type SpawnedServer, spawnServer } from '../src/testing/spawned-server.ts';
import { makePatterns, makeProject } from './projects.ts';
import { table, writeResults } from './results.ts';
import { fill, phrasesPerCall, prepareLines } from './search-calls.ts';

const calls = Number(process.env.BENCH_CALLS ?? 10_000);
const patterns = 50;
/** Shares of the calls after which it is killed. */
const kills = [0.1, 0.35, 0.6, 0.85];

export async function benchProjectKill({ data }: { data: string | undefined }): Promise<void> {
  const lines = await prepareLines(data);
  const random = generator(11);
  let server = await spawnServer({ env: { PATH: '/nowhere' } });
  const { dataDir } = server;
  try {
    let client = await signIn(server);
    const sql = await connect(dataDir);
    await fill(sql, lines, random, 0, calls * phrasesPerCall);
    await sql.end();
    const tag = await client.json<{ id: number }>('POST', 'tags', { name: 'Bench', weight: -3 });
    const { id } = await makeProject(client, await makePatterns(client, lines, random, patterns), tag.id);
    await client.json('POST', `projects/${id}/start`);
    await over(client, id);
    const undisturbed = await everything(dataDir);
    await client.json('POST', `projects/${id}/restart`, { clear: true });
    const killedAt: number[] = [];
    for (const share of kills) {
      const at = await killAt(server, client, id, share);
      if (at === null) break;
      killedAt.push(at);
      server = await spawnServer({ dataDir, env: { PATH: '/nowhere' } });
      client = await signIn(server);
    }
    await over(client, id);
    const disturbed = await everything(dataDir);
    const rows = Object.entries(undisturbed).map(([name, one]) => {
      const other = disturbed[name] ?? [];
      const others = new Set(other);
      return [name, one.length, other.length, one.filter((row) => !others.has(row)).length];
    });
    const head = ['', 'rows, undisturbed', 'rows, killed', 'differ'];
    const how = `A project of ${patterns} patterns over ${calls.toLocaleString('en')} calls, then a restart that takes everything back first. The whole program was killed (SIGKILL) when ${killedAt.map((at) => at.toLocaleString('en')).join(', ')} steps were done, and started again. A row is what is found, by what, when it was said and what was set; without the moment of finding.`;
    await writeResults('project-kill', 'project-kill --data DIR', `${how}\n\n${table(head, rows)}`);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

const projectOf = (client: Client, id: number) => client.json<Project>('GET', `projects/${id}`);

const over = (client: Client, id: number) =>
  until(
    () => projectOf(client, id),
    ({ progress }) => progress === null,
    3_600_000,
  );

/** Kills the program once so much of the run is done; null where the run was over before. */
async function killAt(server: SpawnedServer, client: Client, id: number, share: number) {
  const { progress } = await until(
    () => projectOf(client, id),
    ({ progress }) => progress === null || (progress.total > 0 && progress.done >= progress.total * share),
    3_600_000,
  );
  if (progress === null) return null;
  await server.kill();
  return progress.done;
}

/** All that the project holds, a line each. */
async function everything(dataDir: string): Promise<Record<string, string[]>> {
  const { files, marks, findings } = await heldByProjects(dataDir);
  const days = await query(dataDir, 'select project_id, day::text, files from project_days');
  const tagDays = await query(dataDir, 'select project_id, tag_id, day::text, files from project_tag_days');
  const lines = (rows: unknown[]) => rows.map((row) => JSON.stringify(row));
  return {
    'found calls': lines(files),
    marks: lines(marks),
    tags: lines(findings),
    'sums by day': lines(days),
    'sums by tag and day': lines(tagDays),
  };
}
