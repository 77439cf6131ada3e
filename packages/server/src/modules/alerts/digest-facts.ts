import type { AlertClock } from '@earshot/core/alerts/turns.ts';
import {
  type Stretch,
  standingOf,
  stretchesBefore,
  type Usual,
  usualOf,
} from '@earshot/core/alerts/usual.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ToldProject } from '../projects/told-projects.ts';
import { firstCallAt, namesOfPatterns, type Sum, sumDigest, sumStretches } from './told-calls.queries.ts';

/** What a digest says of its calls, beside what is usual; null where nobody knows yet what is. */
export type DigestFacts = {
  calls: number;
  usual: Usual | null;
  /** Calls of the stretches before, the earliest first. */
  before: number[];
  score: number | null;
  usual_score: number | null;
  patterns: { id: number; name: string; calls: number; usual: Usual | null }[];
};

export async function digestFacts(
  ctx: Ctx,
  project: ToldProject,
  { digestId, clock, stretch }: { digestId: number; clock: AlertClock; stretch: Stretch },
): Promise<DigestFacts> {
  const [sum, before] = await Promise.all([
    sumDigest(ctx.db, ctx.workspaceId, project, digestId),
    sumsBefore(ctx, project, clock, stretch),
  ]);
  const ids = project.patterns.filter((id) => sum.patterns.has(id));
  const names = await namesOfPatterns(ctx.db, ctx.workspaceId, ids);
  const add = (of: (one: Sum) => number) => before.reduce((total, one) => total + of(one), 0);
  const callsBefore = add(({ calls }) => calls);
  return {
    calls: sum.calls,
    usual: usualOf(before.map(({ calls }) => calls)),
    before: before.map(({ calls }) => calls).toReversed(),
    score: sum.calls === 0 ? null : sum.points / sum.calls,
    usual_score: callsBefore === 0 ? null : add(({ points }) => points) / callsBefore,
    patterns: ids
      .flatMap((id) => {
        const name = names.get(id);
        const calls = sum.patterns.get(id) ?? 0;
        const usual = usualOf(before.map(({ patterns }) => patterns.get(id) ?? 0));
        return name === undefined ? [] : [{ id, name, calls, usual }];
      })
      .sort((one, other) => other.calls - one.calls),
  };
}

/** What a project would have told of in the stretches before, the newest first; of those that it watched as a whole. */
async function sumsBefore(
  ctx: Ctx,
  project: ToldProject,
  clock: AlertClock,
  stretch: Stretch,
): Promise<Sum[]> {
  const first = await firstCallAt(ctx.db, ctx.workspaceId);
  if (project.known_since === null || first === null) return [];
  const since = first > project.known_since ? first : project.known_since;
  const stretches = stretchesBefore(clock, stretch, since);
  return sumStretches(ctx.db, ctx.workspaceId, project, stretches);
}

/** What another project found in the same stretch, where that is no more and no less than usual. */
export type Quiet = { project: ToldProject; calls: number; usual: number };

export async function withinUsual(
  ctx: Ctx,
  projects: readonly ToldProject[],
  clock: AlertClock,
  stretch: Stretch,
): Promise<Quiet[]> {
  const quiet: Quiet[] = [];
  for (const project of projects) {
    const usual = usualOf((await sumsBefore(ctx, project, clock, stretch)).map(({ calls }) => calls));
    if (usual === null) continue;
    const [now] = await sumStretches(ctx.db, ctx.workspaceId, project, [stretch]);
    const calls = now?.calls ?? 0;
    if (standingOf(calls, usual) === 'within') quiet.push({ project, calls, usual: usual.middle });
  }
  return quiet;
}
