import { csvLine } from '@earshot/core/csv.ts';
import type { QueryOf } from '@earshot/core/endpoint.ts';
import type * as api from '@earshot/core/reviews/reviews.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { auditAccess } from '../audit/audit.ts';
import { questionsAsked } from '../goals/goal-versions.ts';
import { type AnswerLine, listAnswerLines } from './review-csv.queries.ts';
import { momentsOf } from './review-days.ts';
import { clockOf } from './reviews.ts';

/** Answers that are put into lines at once. */
const batch = 1000;

const columns = [
  'review_id',
  'submitted_at',
  'goal',
  'version',
  'file_id',
  'file_name',
  'started_at',
  'operator',
  'kind',
  'reason',
  'blind',
  'reviewer',
  'score',
  'machine_score',
  'question_id',
  'question',
  'state',
  'answer',
  'points',
  'comment',
  'failure_reason',
  'machine_state',
  'machine_answer',
  'machine_confidence',
  'answered_by',
  'review_seconds',
];

/** Reviews that were sent, a line for each answer. Who took them out is in the audit log. */
export async function reviewsCsv(
  ctx: Ctx,
  { from, to, ...narrowing }: QueryOf<typeof api.exportReviews>,
): Promise<AsyncGenerator<string, void>> {
  const { timeZone } = await clockOf(ctx);
  const within = { ...narrowing, ...(await momentsOf(ctx, { from, to }, timeZone)) };
  await auditAccess(ctx, { action: 'file.exported', after: { format: 'csv', reviews: true } });
  return lines();

  async function* lines(): AsyncGenerator<string, void> {
    yield csvLine(columns);
    let after = { review_id: 0, question_id: 0 };
    for (;;) {
      const some = await listAnswerLines(ctx.db, ctx.workspaceId, within, { after, limit: batch });
      const asked = await questionsAsked(
        ctx,
        some.map(({ goal_id, version }) => ({ goal_id, version: version ?? 0 })),
      );
      yield some
        .map((one) => csvLine(cellsOf(one, asked(one.goal_id, one.version ?? 0, one.question_id)?.text)))
        .join('');
      const last = some.at(-1);
      if (last === undefined || some.length < batch) return;
      after = last;
    }
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function cellsOf(one: AnswerLine, question: string | undefined): string[] {
  return [
    one.review_id,
    one.submitted_at.toISOString(),
    one.goal,
    one.version,
    one.file_id,
    one.file_name,
    one.started_at.toISOString(),
    one.operator,
    one.kind,
    one.reason,
    one.is_blind ? 1 : 0,
    one.reviewer,
    one.score,
    one.machine_score,
    one.question_id,
    question,
    one.state,
    one.answer,
    one.points,
    one.comment,
    one.failure_reason,
    one.machine_state,
    one.machine_answer,
    one.machine_confidence,
    one.answered_by,
    one.seconds,
  ].map(textOf);
}
