import { fail } from '@earshot/core/errors.ts';
import type { Right } from '@earshot/core/evaluations/truths.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { correctedTexts } from '../transcripts/recognised.queries.ts';
import { listDecidedLabels, listFoundCalls, listGivenAnswers } from './decided.queries.ts';
import { wholeCall } from './read-truths.ts';
import { newestItems, testOf } from './subjects.ts';
import { keepTruths } from './truths.ts';

/**
 * Takes over what people decided of the calls of a project in their work: labels that they gave or took away, answers that they gave to
 * questions, transcripts that they corrected. Of patterns and scripts nobody decides anything there.
 */
export async function collectTruth(ctx: Ctx, id: number): Promise<{ added: number }> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const files = await listFoundCalls(ctx.db, ctx.workspaceId, id);
  if (files.length === 0) throw fail('testing.no_calls');
  const found = await decidedOf(ctx, id, subject, files);
  const rows = [...found].map(([file_id, answer]) => ({
    file_id,
    ...wholeCall,
    answer,
    source: 'work' as const,
    is_random: false,
  }));
  const { added } = await keepTruths(ctx, id, rows);
  return { added };
}

async function decidedOf(
  ctx: Ctx,
  projectId: number,
  subject: Awaited<ReturnType<typeof testOf>>['subject'],
  files: readonly string[],
): Promise<Map<string, Right>> {
  switch (subject.kind) {
    case 'classifier': {
      const rows = await listDecidedLabels(ctx.db, ctx.workspaceId, subject.id, files);
      const labels = Map.groupBy(rows, ({ file_id }) => file_id);
      return new Map(
        [...labels].map(([file, own]) => [
          file,
          {
            labels: own.flatMap(({ label_id, has }) => (has ? [label_id] : [])),
            asked: own.map(({ label_id }) => label_id),
          },
        ]),
      );
    }
    case 'goal': {
      const asked = new Set((await newestItems(ctx, projectId, subject)).map((item) => item.id));
      const rows = await listGivenAnswers(ctx.db, ctx.workspaceId, subject.id, files);
      const known = rows.filter(({ question_id }) => asked.has(question_id));
      return new Map(
        [...Map.groupBy(known, ({ file_id }) => file_id)].map(([file, answers]) => [
          file,
          {
            answers: answers.map(({ question_id, answer }) => ({ question_id, answer })),
          },
        ]),
      );
    }
    case 'engine':
      return new Map([...(await correctedTexts(ctx, files))].map(([file, text]) => [file, { text }]));
    case 'pattern':
    case 'script':
      return new Map();
    default:
      return subject.kind satisfies never;
  }
}
