import { dayOf } from '@earshot/core/findings/day.ts';
import type { Found } from '@earshot/core/projects/found.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { recountCalls } from '../files/call-counters.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { startedAt } from '../files/started-at.ts';
import { type Place, settlePlaces, standingsOf } from '../findings/findings.ts';
import { keepTags } from '../tags/tags.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { actOn, takeBackPut } from './after-finding.ts';
import { dropPatternRows, putPatternRows } from './file-patterns.store.ts';
import { countCall, countMark, noDayChanges } from './project-days.store.ts';
import { countDays } from './project-days.ts';
import {
  dropFoundRows,
  type FoundRow,
  listFoundRows,
  projectsOfCall,
  putFoundRows,
} from './project-files.store.ts';
import { dropMarkRows, type MarkRow, putMarkRows } from './project-marks.store.ts';

/** What a project makes of a call; null where it does not find it, or no longer. */
export type Outcome = {
  project: { id: number; version: number };
  file_id: string;
  found: Found | null;
  /** It came in while the project watched: what a project does besides marking is for such calls alone. */
  isNew: boolean;
  /** When the call was analysed that was looked at; one that was analysed again since is left to the news of that. */
  analysedAt?: Date | null;
};

type FoundFile = Awaited<ReturnType<typeof listFoundRows>>['files'][number];

const keyOf = ({ project_id, file_id }: { project_id: number; file_id: string }) =>
  `${project_id} ${file_id}`;
const placeOf = ({ tag_id, file_id }: { tag_id: number; file_id: string }): Place => ({
  kind: 'tag',
  rule_id: tag_id,
  file_id,
});

/**
 * Writes what projects make of calls, over what they made of them before: calls, marks, findings and counts stand or fall
 * together. The projects are held by the caller. Answers the projects that had or have any of the calls.
 */
export async function writeOutcomes(
  ctx: TxCtx,
  outcomes: readonly Outcome[],
): Promise<{ changed: number[] }> {
  const held = await holdFileRows(ctx, [...new Set(outcomes.map(({ file_id }) => file_id))]);
  const files = new Map(held.map((file) => [file.id, file]));
  const projectIds = [...new Set(outcomes.map(({ project }) => project.id))];
  const before = await listFoundRows(ctx.db, ctx.workspaceId, projectIds, [...files.keys()]);
  const filesBefore = new Map(before.files.map((row) => [keyOf(row), row]));
  const marksBefore = Map.groupBy(before.marks, keyOf);
  const tags = [...new Set(outcomes.flatMap(({ found }) => found?.marks.map(({ tag_id }) => tag_id) ?? []))];
  const isThere = await keepTags(ctx, tags);
  const isOff = await takenOff(ctx, tags, [...files.keys()]);
  const { time_zone } = await getWorkspaceSettings(ctx);
  const now = ctx.now();

  const changes = noDayChanges();
  const rows: FoundRow[] = [];
  const marks: MarkRow[] = [];
  const goneMarks: (typeof before.marks)[number][] = [];
  const gone: FoundFile[] = [];
  const added: Outcome[] = [];
  for (const outcome of outcomes) {
    const { project, file_id, found, isNew } = outcome;
    const file = files.get(file_id);
    if (file === undefined || isOutdated(outcome, file.analysed_at)) continue;
    const own = { project_id: project.id, file_id };
    const was = filesBefore.get(keyOf(own));
    if (found === null && was === undefined) continue;
    const day = dayOf(startedAt(file), time_zone);
    const marksThen = marksBefore.get(keyOf(own)) ?? [];
    if (was !== undefined) {
      countCall(changes, project.id, was.day, -1);
      for (const mark of marksThen) if (!mark.is_off) countMark(changes, mark, was.day, -1);
    }
    const marksNow = (found?.marks ?? []).filter(({ tag_id }) => isThere.has(tag_id));
    const kept = new Set(marksNow.map(({ tag_id }) => tag_id));
    goneMarks.push(...marksThen.filter(({ tag_id }) => !kept.has(tag_id)));
    if (found === null) {
      if (was !== undefined) gone.push(was);
      continue;
    }
    if (was === undefined) added.push(outcome);
    countCall(changes, project.id, day, 1);
    rows.push({
      ...own,
      day,
      started_at: startedAt(file),
      arrived_at: file.created_at,
      found_at: now,
      is_history: !isNew,
      version: project.version,
      by_patterns: found.patterns,
      by_query: found.query,
    });
    for (const { tag_id, by } of marksNow) {
      const mark = { ...own, tag_id, is_off: isOff.has(`${tag_id} ${file_id}`) };
      if (!mark.is_off) countMark(changes, mark, day, 1);
      marks.push({ ...mark, version: project.version, by });
    }
  }
  await dropMarkRows(ctx.db, ctx.workspaceId, goneMarks);
  await dropPatternRows(ctx.db, ctx.workspaceId, gone);
  await dropFoundRows(ctx.db, ctx.workspaceId, gone);
  await putFoundRows(ctx.db, ctx.workspaceId, rows);
  await putPatternRows(ctx.db, ctx.workspaceId, rows);
  await putMarkRows(ctx.db, ctx.workspaceId, marks);
  await settlePlaces(ctx, placesOf([...goneMarks, ...marks]));
  await countDays(ctx, changes);
  recountCalls(
    ctx,
    [...added, ...gone].map(({ file_id }) => file_id),
  );
  await takeBackPut(ctx, gone);
  await actOn({ ...ctx, now: () => now }, added);
  return { changed: [...new Set([...rows, ...gone].map(({ project_id }) => project_id))] };
}

const isOutdated = ({ analysedAt }: Outcome, now: Date | null) =>
  analysedAt !== undefined && analysedAt?.getTime() !== now?.getTime();

/** Each place once. */
function placesOf(marks: readonly { tag_id: number; file_id: string }[]): Place[] {
  const places = marks.map(placeOf);
  return [...new Map(places.map((place) => [`${place.rule_id} ${place.file_id}`, place])).values()];
}

/** Tags that a person took off calls, which no project sets again. */
async function takenOff(ctx: Ctx, tags: readonly number[], fileIds: readonly string[]) {
  const standings = await standingsOf(ctx, 'tag', tags, fileIds);
  return new Set(
    standings
      .filter(({ standing }) => standing === 'taken_off')
      .map(({ rule_id, file_id }) => `${rule_id} ${file_id}`),
  );
}

/** Takes calls out of a project with everything that only it set on them. */
export async function dropCalls(ctx: TxCtx, projectId: number, fileIds: readonly string[]): Promise<void> {
  await writeOutcomes(
    ctx,
    fileIds.map((file_id) => ({
      project: { id: projectId, version: 0 },
      file_id,
      found: null,
      isNew: false,
    })),
  );
}

/** A call that is removed is not counted any more. */
export async function leaveProjects(ctx: TxCtx, fileId: string): Promise<void> {
  for (const id of await projectsOfCall(ctx.db, ctx.workspaceId, fileId)) await dropCalls(ctx, id, [fileId]);
}
