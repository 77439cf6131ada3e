import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import type { ProjectKind, ProjectState } from '@earshot/core/projects/projects.ts';
import { scoreOfPattern } from '@earshot/core/projects/score-of-pattern.ts';
import type { Trigger } from '@earshot/core/projects/triggers.ts';
import type { Ctx } from '../../platform/context.ts';
import { listWhyFound } from './project-calls.queries.ts';
import { namesOfPatterns } from './projects.queries.ts';
import { findProjectRow } from './projects.store.ts';

/** A project as whoever acts on what it found has to know it. */
export type ActingProject = {
  id: number;
  name: string;
  kind: ProjectKind;
  state: ProjectState;
  author_id: number | null;
  locked_by: number | null;
  triggers: Trigger[];
};

export async function findActingProject(ctx: Ctx, id: number): Promise<ActingProject | undefined> {
  const row = await findProjectRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) return undefined;
  const { name, author_id, locked_by } = row;
  return {
    id,
    name,
    author_id,
    locked_by,
    kind: row.kind as ProjectKind,
    state: row.state as ProjectState,
    triggers: row.triggers as Trigger[],
  };
}

/** What a project says of a call, for somebody who is told of it. */
export type MatchedCall = {
  found_at: Date;
  score: number;
  patterns: { id: number; name: string; score: number; moments: CallMoment[] }[];
  query: { moments: CallMoment[] } | null;
};

/** Undefined where the project does not find the call any more. */
export async function findMatchedCall(
  ctx: Ctx,
  { id, triggers }: Pick<ActingProject, 'id' | 'triggers'>,
  fileId: string,
): Promise<MatchedCall | undefined> {
  const [why] = await listWhyFound(ctx.db, ctx.workspaceId, id, [fileId]);
  if (why === undefined) return undefined;
  const { found_at, parts, patterns, query } = why;
  const names = await namesOfPatterns(
    ctx.db,
    ctx.workspaceId,
    patterns.map((one) => one.id),
  );
  return {
    found_at,
    score: parts.reduce((sum, { weight }) => sum + weight, 0),
    patterns: patterns.map((one) => ({
      id: one.id,
      name: names.get(one.id) ?? '',
      score: scoreOfPattern(triggers, one.id, parts),
      moments: momentsOf(one.evidence),
    })),
    query: query === null ? null : { moments: momentsOf(query) },
  };
}
