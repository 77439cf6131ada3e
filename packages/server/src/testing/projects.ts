/** Calls and projects of a test, and what the database holds of them. */
import type { Project } from '@earshot/core/projects/projects.ts';
import { expect } from 'vitest';
import { analyseFile } from '../modules/analysis/analyse-file.ts';
import type { Ctx } from '../platform/context.ts';
import { makeCall } from './context.ts';
import { type Client, query, until } from './server.ts';

export const phrases = (...words: string[]) => ({ type: 'phrases', phrases: words });

/** A call in which the abonent says something, analysed as if it had come in just now. */
export async function callSaying(
  ctx: Ctx,
  words: string,
  more: Parameters<typeof makeCall>[2] & { language?: string } = {},
): Promise<string> {
  const id = await makeCall(
    ctx,
    [
      { speaker: 'operator', start_ms: 0, words: ['Good', 'morning.'] },
      { speaker: 'abonent', start_ms: 2000, words: words.split(' ') },
    ],
    more,
  );
  await ctx.db
    .updateTable('files')
    .set({ language: more.language ?? 'en' })
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', id)
    .execute();
  await analyseFile(ctx, id);
  return id;
}

/** Waits until everything that projects have to do is done. */
export async function settled(dataDir: string): Promise<void> {
  await until(
    () =>
      query<{ name: string }>(
        dataDir,
        `select name, output from jobs.job where (name like 'hear.%' or name = 'project_run')
           and state in ('created', 'active', 'retry')`,
      ),
    (rows) => rows.length === 0,
    8_000,
  );
}

/** The sums by day are what the rows come to. */
export async function expectSums(dataDir: string): Promise<void> {
  const [kept, counted, keptTags, countedTags, keptPatterns, foundPatterns] = await Promise.all([
    query(dataDir, 'select project_id, day::text, files from project_days order by 1, 2'),
    query(
      dataDir,
      'select project_id, day::text, count(*)::int as files from project_files group by 1, 2 order by 1, 2',
    ),
    query(dataDir, 'select project_id, tag_id, day::text, files from project_tag_days order by 1, 2, 3'),
    query(
      dataDir,
      `select m.project_id, m.tag_id, f.day::text, count(*)::int as files from project_marks m
       join project_files f using (workspace_id, project_id, file_id) where not m.is_off
       group by 1, 2, 3 order by 1, 2, 3`,
    ),
    query(
      dataDir,
      'select project_id, file_id, pattern_id::int, day::text from project_file_patterns order by 1, 2, 3',
    ),
    query(
      dataDir,
      `select project_id, file_id, (pattern ->> 'id')::int as pattern_id, day::text
       from project_files, jsonb_array_elements(by_patterns) pattern order by 1, 2, 3`,
    ),
  ]);
  expect(kept).toEqual(counted);
  expect(keptTags).toEqual(countedTags);
  expect(keptPatterns).toEqual(foundPatterns);
}

let made = 0;
/** A project of its own name. */
export function newProject(client: Client, more: object = {}): Promise<Project> {
  made += 1;
  return client.json<Project>('POST', 'projects', {
    name: `Watching ${made}`,
    kind: 'monitoring',
    language: ['en'],
    ...more,
  });
}
