import { estimateOf } from '@earshot/core/agents/estimate.ts';
import { opensCalls } from '@earshot/core/agents/people.ts';
import { wilsonInterval } from '@earshot/core/agreement/wilson-interval.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { GoalScoreFilter } from '@earshot/core/calls/goal-score-filters.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type {
  AgentGoal,
  AgentScores,
  getAgentGoals as endpoint,
} from '@earshot/core/goals/agent-goals.api.ts';
import { type CountedAnswers, questionShares } from '@earshot/core/goals/question-shares.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { getAgent } from '../agents/present-agents.ts';
import { type AskedCalls, askCalls } from '../calls/asked-calls.ts';
import { countAnswers, type ScoreSums, sumScores } from './agent-goals.queries.ts';
import { questionsAsked } from './goal-versions.ts';
import { type GoalRow, listWorkspaceGoals } from './goals.store.ts';

/** What the calls of an operator are worth by each goal that has scored one, beside their team. Throws `agents.not_found`. */
export async function getAgentGoals(
  ctx: Ctx,
  id: number,
  days: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  // To whom operators are hidden there is none.
  if (!mayDo(ctx, 'agents.read')) throw fail('agents.not_found');
  const agent = await getAgent(ctx, id);
  const own = await askCalls(ctx, { agents: [agent.id] }, days);
  const team = await askCalls(ctx, agent.team_id === null ? {} : { teams: [agent.team_id] }, days);
  const { db, workspaceId } = ctx;
  const [goals, ownSums, teamSums, ownAnswers, teamAnswers] = [
    await listWorkspaceGoals(db, workspaceId),
    await sumScores(db, workspaceId, own.conditions),
    await sumScores(db, workspaceId, team.conditions),
    await countAnswers(db, workspaceId, own.conditions),
    await countAnswers(db, workspaceId, team.conditions),
  ];
  const known = await questionsAsked(ctx, [...ownAnswers, ...teamAnswers]);
  const results = goals.flatMap((goal): AgentGoal[] => {
    const mine = ownSums.filter(({ goal_id }) => goal_id === goal.id);
    if (mine.length === 0) return [];
    const answersOf = (some: typeof ownAnswers) => some.filter(({ goal_id }) => goal_id === goal.id);
    const asked = { goal, own, known };
    return [
      {
        goal_id: goal.id,
        name: goal.name,
        pass_from: goal.pass_from,
        all: scoresOf(mine, null, asked),
        published: scoresOf(mine, true, asked),
        machine: scoresOf(mine, false, asked),
        team: teamOf(
          teamSums.find(({ goal_id, is_published }) => goal_id === goal.id && is_published === null),
        ),
        questions: sharesOf(asked, answersOf(ownAnswers), answersOf(teamAnswers)),
      },
    ];
  });
  return { results };
}

type Known = Awaited<ReturnType<typeof questionsAsked>>;
type Asked = { goal: GoalRow; own: AskedCalls; known: Known };

const nothing = { n: 0, mean: null, deviation: null, passed: 0, failed: 0 };

function scoresOf(
  sums: readonly ScoreSums[],
  isPublished: boolean | null,
  { goal, own }: Asked,
): AgentScores {
  const { n, mean, deviation, passed, failed } =
    sums.find(({ is_published }) => is_published === isPublished) ?? nothing;
  const stage = isPublished === null ? {} : ({ stage: isPublished ? 'published' : 'machine' } as const);
  const opens = (more: Partial<GoalScoreFilter>) =>
    opened(own.filters, { goal_id: goal.id, ...stage, ...more });
  const judged = passed + failed;
  const share = judged === 0 ? null : passed / judged;
  const bounds = share === null ? { low: null, high: null } : wilsonInterval(share, judged);
  const { high, ...score } = estimateOf(n, mean, deviation);
  return {
    score: { ...score, high: high === null ? null : Math.min(100, high) },
    passed_share: { value: share, n: judged, ...bounds },
    passed,
    open: opens({ start: 0 }),
    open_passed: opens({ outcome: 'passed' }),
    open_failed: opens({ outcome: 'failed' }),
  };
}

function opened(filters: CallFilters, score: Partial<GoalScoreFilter> & { goal_id: number }) {
  const any = { start: null, to: null, outcome: null };
  return opensCalls({ ...filters, score: [{ ...any, ...score }] });
}

function teamOf(sums: ScoreSums | undefined): AgentGoal['team'] {
  const { n, mean, passed, failed } = sums ?? nothing;
  return { n, score: mean, passed_share: passed + failed === 0 ? null : passed / (passed + failed) };
}

function sharesOf(
  { goal, own, known }: Asked,
  answers: readonly CountedAnswers[],
  ofTeam: readonly CountedAnswers[],
): AgentGoal['questions'] {
  const of = (version: number, id: number) => known(goal.id, version, id);
  const team = questionShares(ofTeam, of);
  const shares = Array.from(questionShares(answers, of), ([question_id, { n, share }]) => ({
    question_id,
    text: newestText(answers, question_id, of),
    n,
    share,
    team: team.get(question_id)?.share ?? null,
    open: opened(own.filters, { goal_id: goal.id, question_id }),
  }));
  return shares.sort((one, other) => one.share - other.share || one.question_id - other.question_id);
}

/** The words of a question in the newest version that a call was scored with. */
function newestText(
  answers: readonly CountedAnswers[],
  id: number,
  of: (version: number, id: number) => NumberedQuestion | undefined,
): string {
  const versions = answers.flatMap(({ question_id, version }) => (question_id === id ? [version] : []));
  return of(Math.max(...versions), id)?.text ?? '';
}

/** Questions of published scores of some calls, those that earn the least of their points first. */
export async function questionsByShare(
  ctx: Ctx,
  filters: CallFilters,
  days: QueryOf<typeof endpoint>,
  goalId: number | undefined,
): Promise<{ question_id: number; goal_id: number; text: string; n: number; share: number }[]> {
  const asked = await askCalls(ctx, filters, days);
  const answers = (await countAnswers(ctx.db, ctx.workspaceId, asked.conditions)).filter(
    ({ goal_id }) => goalId === undefined || goal_id === goalId,
  );
  const known = await questionsAsked(ctx, answers);
  return [...Map.groupBy(answers, ({ goal_id }) => goal_id)]
    .flatMap(([goal_id, some]) => {
      const of = (version: number, id: number) => known(goal_id, version, id);
      return Array.from(questionShares(some, of), ([question_id, shares]) => ({
        question_id,
        goal_id,
        text: newestText(some, question_id, of),
        ...shares,
      }));
    })
    .sort((one, other) => one.share - other.share || one.question_id - other.question_id);
}
