import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Rules of other modules that conversions name. */
type Rule = { kind: 'tag' | 'pattern' | 'script' | 'goal'; id: number };

const tables = { tag: 'tags', pattern: 'patterns', script: 'scripts', goal: 'goals' } as const;

/** What those of these rules are called that the workspace has, by kind and id. */
export async function namesOfRules(
  db: Db,
  workspaceId: number,
  rules: readonly Rule[],
): Promise<Map<string, string>> {
  const asked = Map.groupBy(rules, ({ kind }) => kind);
  const found = await Promise.all(
    Array.from(asked, async ([kind, some]) => {
      const rows = await db
        .selectFrom(tables[kind])
        .select(['id', 'name'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${some.map(({ id }) => id)}::bigint[]`))
        .execute();
      return rows.map(({ id, name }) => [`${kind} ${id}`, name] as const);
    }),
  );
  return new Map(found.flat());
}

/** A project whose trigger marks the calls it finds as a conversion, and which of them set it off. */
export type MarkingProject = {
  conversion_id: number;
  project_id: number;
  name: string;
  /** Null is any of its patterns; of a project without patterns every call that it finds. */
  on: number[] | null;
  has_patterns: boolean;
};

/** Projects that mark calls as these conversions. */
export async function listMarkingProjects(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<MarkingProject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MarkingProject>`
    select (one ->> 'conversion_id')::bigint as conversion_id, projects.id as project_id, projects.name,
      case when jsonb_typeof(one -> 'on') = 'array' then one -> 'on' end as on,
      jsonb_array_length(projects.patterns) > 0 as has_patterns
    from projects, jsonb_array_elements(projects.triggers) one
    where projects.workspace_id = ${workspaceId} and projects.triggers @> '[{"type": "conversion"}]'
      and one ->> 'type' = 'conversion' and (one ->> 'conversion_id')::bigint = any(${[...ids]}::bigint[])
    order by lower(projects.name), projects.id`.execute(db);
  return rows;
}

/** Segments of the workspace by name, of very many the first. */
export function listSegmentNames(
  db: Db,
  workspaceId: number,
  most: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('segments')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(most)
    .execute();
}
