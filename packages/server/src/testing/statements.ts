/**
 * Every statement of the guarded connection that any test causes is noted, and at the end the database explains each: the
 * plan shows whether a table of a workspace is read without saying which.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { SightSchema } from '../platform/eyes.ts';
import type { Connection } from './databases.ts';

/** Folder in which the processes of the suite note their statements. */
export const statementsVariable = 'EARSHOT_TEST_STATEMENTS';
const noted = new Set<string>();

export function noteStatement(text: string): void {
  const folder = process.env[statementsVariable];
  if (folder === undefined || noted.has(text)) return;
  noted.add(text);
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
}

export type PlanNode = {
  'Node Type'?: string;
  'Relation Name'?: string;
  Alias?: string;
  Plans?: PlanNode[];
  [detail: string]: unknown;
};

const conditionNames =
  'Filter,Index Cond,Recheck Cond,Join Filter,Hash Cond,Merge Cond,One-Time Filter'.split(',');

/** Names of the tenant tables that the plan reads without a condition `workspace_id = …`. */
export function unscopedScans(
  node: PlanNode,
  tenantTables: ReadonlySet<string>,
  above: readonly string[] = [],
): string[] {
  const own = conditionNames.flatMap((name) => (typeof node[name] === 'string' ? [node[name]] : []));
  const table = node['Relation Name'];
  const isScan = table !== undefined && node['Node Type'] !== 'ModifyTable';
  const alias = node.Alias ?? table;
  // What is no table may be called anything, `*VALUES*` for one.
  const isScoped =
    !isScan ||
    own.some((text) => new RegExp(`(^|[ (])(${alias}\\.)?workspace_id = `).test(text)) ||
    [...own, ...above].some(
      (text) => text.includes(`${alias}.workspace_id`) && text.includes('workspace_id = '),
    );
  const open = table !== undefined && tenantTables.has(table) && !isScoped ? [table] : [];
  return [
    ...open,
    ...(node.Plans ?? []).flatMap((plan) => unscopedScans(plan, tenantTables, [...above, ...own])),
  ];
}

/**
 * Counts by day, which are made from calls where somebody sees less of them, and what a call sounds like, which is hidden from whoever
 * scores it blind: they are written with the whole workspace in sight. Any other statement has to be one that the views of
 * `limited-views.ts` understand, too.
 */
const onlyWhole =
  /^cannot ((insert into|delete from|update) view "(project_(tag_)?days|agent_tag_days)"|(insert into|update) column "(emotions?|valence)" of view "(files|phrase_index)")$/;

/** Between them they have every kind of view. */
const seenBy: readonly SightSchema[] = ['blind_own_teams', 'own_calls'];

async function connectLimited(connection: Connection, schema: SightSchema): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`set search_path to ${schema}; set earshot.workspace to 1; set earshot.limited_to to 1`);
  return client;
}

/**
 * Explains what was noted in the folder; answers the statements that read beyond one workspace, and those that cannot be asked
 * by somebody who is limited to their teams.
 */
export async function explainNoted(
  folder: string,
  connection: Connection,
  tenantTables: readonly string[],
): Promise<{ explained: number; wrong: string[] }> {
  const texts = new Set(
    readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as string),
    ),
  );
  const tables = new Set(tenantTables);
  const touches = new RegExp(`\\b(${tenantTables.join('|')})\\b`);
  const client = new pg.Client(connection);
  await client.connect();
  const limited = await Promise.all(seenBy.map((schema) => connectLimited(connection, schema)));
  const wrong: string[] = [];
  let explained = 0;
  try {
    for (const text of texts) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text) || !touches.test(text)) continue;
      try {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (generic_plan, format json) ${text}`,
        );
        explained += 1;
        const open = unscopedScans(rows[0]?.['QUERY PLAN'][0].Plan ?? {}, tables);
        if (open.length > 0) wrong.push(`${open.join(', ')}: ${text}`);
        for (const client of limited)
          await client.query(`explain (generic_plan) ${text}`).catch((error: Error) => {
            if (!onlyWhole.test(error.message))
              wrong.push(`not for whoever is limited (${error.message}): ${text}`);
          });
      } catch (error) {
        wrong.push(`not explained (${error instanceof Error ? error.message : error}): ${text}`);
      }
    }
  } finally {
    await Promise.all([client, ...limited].map((one) => one.end()));
  }
  return { explained, wrong };
}
