import { momentsOf } from '@earshot/core/detection/moments.ts';
import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Found } from '@earshot/core/projects/found.ts';
import type { previewProject as endpoint } from '@earshot/core/projects/projects.api.ts';
import { ProjectInput } from '@earshot/core/projects/projects.ts';
import { assertMayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import { startedAt } from '../files/started-at.ts';
import { countAnalysed, isSince } from '../rules/calls-in-question.queries.ts';
import { subscriberLabels } from '../subscribers/known-subscribers.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { withWordsAround } from './moments-around.ts';
import { prepare, tryCalls } from './past-calls.ts';
import { weightsOfTags } from './project-calls.queries.ts';
import { listNewestCandidates } from './project-candidates.queries.ts';
import { refuseEmpty, refuseInput } from './project-input.ts';
import { watchedDraft } from './watched-projects.ts';

/** A preview looks at the newest calls first and stops here, or when its time is up. */
const mostLookedAt = 20_000;
const patienceMs = 4000;
const batch = 100;
const sampleSize = 20;
const dayMs = 86_400_000;

type Preview = ReplyOf<typeof endpoint>;
const Definition = ProjectInput.omit({ name: true });

/** What a project would find and tell in the calls of the last days, newest first. Nothing is written. */
export async function previewProject(
  ctx: Ctx,
  { project: draft, days }: BodyOf<typeof endpoint>,
): Promise<Preview> {
  assertMayDo(ctx, 'files.read');
  const input = { ...Definition.parse(draft), name: '' };
  await refuseInput(ctx, input);
  refuseEmpty(input);
  const { time_zone } = await getWorkspaceSettings(ctx);
  const since = new Date(ctx.now().getTime() - days * dayMs);
  const until = performance.now() + patienceMs;
  const project = await watchedDraft(ctx, input);
  const past = await prepare(ctx, project, since);
  const weights = await weightsOfTags(
    ctx.db,
    ctx.workspaceId,
    input.triggers.flatMap((one) => (one.type === 'mark' ? one.tags.map(({ tag_id }) => tag_id) : [])),
  );
  const scoreOf = ({ marks }: Found) =>
    marks.reduce((sum, { tag_id }) => sum + (weights.get(tag_id) ?? 0), 0);
  const tally = createTally();
  const sample: Unnamed[] = [];
  let isPartial = false;
  for (let offset = 0; ; offset += batch) {
    // The first calls are looked at in any case.
    if (offset >= mostLookedAt || (offset > 0 && performance.now() > until)) {
      isPartial = true;
      break;
    }
    const page = { limit: batch, offset };
    const files = await listNewestCandidates(ctx.db, ctx.workspaceId, past.conditions, page);
    const outcomes = await tryCalls(
      ctx,
      past,
      files.map(({ id }) => id),
    );
    for (const { file_id, found } of outcomes) {
      const file = files.find(({ id }) => id === file_id);
      if (found === null || file === undefined) continue;
      const isAlert = found.triggers.some(({ type }) => type === 'notify');
      const started = startedAt(file);
      tally.add(found, { day: dayOf(started, time_zone), isAlert, score: scoreOf(found) });
      if (sample.length >= sampleSize) continue;
      sample.push({
        file_id,
        name: file.name,
        agent_id: file.agent_id,
        subscriber_id: file.subscriber_id,
        started_at: started.toISOString(),
        duration_ms: file.duration_ms,
        is_alert: isAlert,
        score: scoreOf(found),
        patterns: found.patterns.map(({ id, evidence }) => ({ id, moments: momentsOf(evidence) })),
        query: found.query === null ? null : { moments: momentsOf(found.query) },
      });
    }
    if (files.length < batch) break;
  }
  const { files, alerts, points } = tally.sums;
  const byId = new Map(sample.map((call) => [call.file_id, call]));
  return {
    days,
    of: await countAnalysed(ctx.db, ctx.workspaceId, isSince(since)),
    is_partial: isPartial,
    files,
    alerts,
    score: files === 0 ? null : points / files,
    patterns: [...new Set(input.patterns)].map((id) => ({ id, ...tally.countOf(id) })),
    query: input.query === null ? null : tally.countOf('query'),
    by_day: tally.days(),
    sample: await withNames(ctx, [...(await withWordsAround(ctx, byId)).values()]),
  };
}

type Unnamed = Omit<Preview['sample'][number], 'operator' | 'abonent'> & {
  agent_id: number | null;
  subscriber_id: number | null;
};

/** Calls with what their two sides are called now. */
async function withNames(ctx: Ctx, calls: readonly Unnamed[]): Promise<Preview['sample']> {
  const [operators, abonents] = await Promise.all([
    agentNames(
      ctx,
      calls.flatMap(({ agent_id }) => agent_id ?? []),
    ),
    subscriberLabels(
      ctx,
      calls.flatMap(({ subscriber_id }) => subscriber_id ?? []),
    ),
  ]);
  return calls.map(({ agent_id, subscriber_id, ...call }) => ({
    ...call,
    operator: operators.get(agent_id ?? -1) ?? null,
    abonent: abonents.get(subscriber_id ?? -1) ?? null,
  }));
}

/** Counts found calls by what found them and by day. */
function createTally() {
  const counts = new Map<number | 'query', { files: number; only: number }>();
  const byDay = new Map<string, { day: string; files: number; alerts: number }>();
  const sums = { files: 0, alerts: 0, points: 0 };
  const countOf = (one: number | 'query') => counts.get(one) ?? { files: 0, only: 0 };
  return {
    sums,
    countOf,
    days: () => [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day)),
    add(
      { query, patterns }: Found,
      { day, isAlert, score }: { day: string; isAlert: boolean; score: number },
    ): void {
      const by = [...(query === null ? [] : (['query'] as const)), ...patterns.map(({ id }) => id)];
      for (const one of by) {
        const { files, only } = countOf(one);
        counts.set(one, { files: files + 1, only: only + (by.length === 1 ? 1 : 0) });
      }
      const before = byDay.get(day) ?? { day, files: 0, alerts: 0 };
      byDay.set(day, { day, files: before.files + 1, alerts: before.alerts + (isAlert ? 1 : 0) });
      sums.files += 1;
      sums.alerts += isAlert ? 1 : 0;
      sums.points += score;
    },
  };
}
