import { estimateOf } from '@earshot/core/agents/estimate.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type * as api from '@earshot/core/reviews/disputes.api.ts';
import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import { daysBefore, disputeUntil } from '@earshot/core/reviews/own-days.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { ownAgent } from '../agents/agent-accounts.ts';
import { audit } from '../audit/audit.ts';
import { getFileRow } from '../files/files.ts';
import { questionsByShare } from '../goals/agent-goals.ts';
import { storedScore } from '../goals/call-scores.ts';
import {
  countOwnDisputes,
  countOwnTabs,
  listOwnRows,
  meanOfOwn,
  type OwnAsked,
  type OwnScoreRow,
} from './own-scores.queries.ts';
import { putReceipt } from './receipts.store.ts';
import { clockOf } from './reviews.ts';

type Query = QueryOf<typeof api.listOwnScores>;
type Reply = ReplyOf<typeof api.listOwnScores>;

const nobody = { mean: null, low: null, high: null, n: 0 };

/** Published scores of the calls of the operator whose account asks. */
export async function listOwnScores(ctx: Ctx, query: Query): Promise<Reply> {
  const { limit, offset, tab, goal_id, from, to } = query;
  const agent = await ownAgent(ctx);
  if (agent === undefined || ctx.userId === null) return nothingOf(query);
  const { timeZone } = await clockOf(ctx);
  const asked: OwnAsked = { agentId: agent.id, goal_id, from, to, timeZone };
  const before = from === undefined || to === undefined ? null : daysBefore(from, to);
  const days = { ...(from ? { dateFrom: from } : {}), ...(to ? { dateTo: to } : {}) };
  const [rows, counts, mean, meanBefore, disputes, questions] = await Promise.all([
    listOwnRows(ctx.db, ctx.workspaceId, asked, { tab, limit, offset }),
    countOwnTabs(ctx.db, ctx.workspaceId, asked),
    meanFor(ctx, asked),
    before === null ? null : meanFor(ctx, { ...asked, ...before }),
    countOwnDisputes(ctx.db, ctx.workspaceId, ctx.userId),
    questionsByShare({ ...ctx, permissions: null }, { agents: [agent.id] }, days, goal_id),
  ]);
  const told = questions.filter(({ n }) => n >= fewestForEnds);
  return {
    count: counts[tab],
    limit,
    offset,
    results: rows.map((row) => present(row, ctx.now())),
    agent,
    counts,
    mean: presentMean(mean),
    before: meanBefore === null ? nobody : presentMean(meanBefore),
    disputes,
    weakest: told.length > 1 ? (told[0]?.text ?? null) : null,
    strongest: told.length > 1 ? (told.at(-1)?.text ?? null) : null,
  };
}

/** Which calls chance chose is known to reviewers; an operator is told the mean of them and how many they are. */
const meanFor = (ctx: Ctx, asked: OwnAsked) =>
  beyondLimit(ctx, 'a mean of own calls by how they were chosen', (ctx) =>
    meanOfOwn(ctx.db, ctx.workspaceId, asked),
  );

/** A question is called strong or weak from so many answers on. */
const fewestForEnds = 3;

const nothingOf = ({ limit, offset }: Query): Reply => ({
  count: 0,
  limit,
  offset,
  results: [],
  agent: null,
  counts: { new: 0, all: 0, disputed: 0 },
  mean: nobody,
  before: nobody,
  disputes: { open: 0, changed: 0, kept: 0 },
  strongest: null,
  weakest: null,
});

function presentMean({ n, mean, deviation }: { n: number; mean: number | null; deviation: number | null }) {
  const { value, low, high } = estimateOf(n, mean, deviation);
  return { mean: value, low, high: high === null ? null : Math.min(100, high), n };
}

function present({ dispute_days, ...row }: OwnScoreRow, now: Date): OwnScore {
  return {
    ...row,
    started_at: row.started_at.toISOString(),
    published_at: row.published_at.toISOString(),
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    dispute_until: disputeUntil(row.published_at, dispute_days, now)?.toISOString() ?? null,
    disputes: row.disputes.map((one) => ({
      ...one,
      created: inUtc(one.created),
      due_at: one.due_at && inUtc(one.due_at),
      decided_at: one.decided_at && inUtc(one.decided_at),
    })),
  };
}

/** In JSON, PostgreSQL writes moments in the time zone of its session. */
const inUtc = (moment: string): string => new Date(moment).toISOString();

/** The operator whose account asks, of whom a published score is. Throws `scores.no_operator`, `scores.not_published`. */
export async function assertOwnScore(
  ctx: Ctx,
  { file_id, goal_id }: { file_id: string; goal_id: number },
): Promise<{ userId: number; agent: { id: number; name: string }; published_at: Date }> {
  const file = await getFileRow(ctx, file_id);
  const agent = await ownAgent(ctx);
  if (agent === undefined || ctx.userId === null) throw fail('scores.no_operator');
  const { score } = await storedScore(ctx, { file_id, goal_id });
  if (file.agent_id !== agent.id || score === undefined || score.published_at === null)
    throw fail('scores.not_published');
  return { userId: ctx.userId, agent, published_at: score.published_at };
}

/** Whoever has acknowledged once has done so for good. */
export async function acknowledgeScore(ctx: Ctx, place: { file_id: string; goal_id: number }): Promise<void> {
  const { userId } = await assertOwnScore(ctx, place);
  const { name } = await getFileRow(ctx, place.file_id);
  await transact(ctx, async (ctx) => {
    if (await putReceipt(ctx.db, ctx.workspaceId, { ...place, user_id: userId, acknowledged_at: ctx.now() }))
      await audit(ctx, { action: 'score.acknowledged', subjectId: place.file_id, subject: name });
  });
}
