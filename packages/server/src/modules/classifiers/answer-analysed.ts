import type { Conversation } from '@earshot/core/call/conversation.ts';
import type { CallAnswer } from '@earshot/core/classifiers/answer-call.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { anchorExamples } from './anchor-examples.ts';
import { listAnsweredBy, listAnswering } from './call-labels.store.ts';
import { classifyCall } from './classify-call.ts';
import { keepAnswers } from './keep-answers.ts';
import { loadModel, type Model } from './models.ts';

/** What classifiers say of a call that is analysed: for its rules at once, and to be written with them. */
export type AnsweredAnalysis = {
  labels: ReadonlyMap<number, Pick<CallAnswer, 'probability' | 'decision' | 'units'>>;
  write: (ctx: TxCtx, call: { started_at: Date; operator: string | null }) => Promise<void>;
};

/**
 * Asks the classifiers about a call: each the version that answered it before, or the one that answers now where the call came in since
 * there is one. Earlier calls are answered only when somebody has them answered.
 */
export async function answerAnalysed(
  ctx: Ctx,
  file: { id: string; created_at: Date },
  call: Conversation,
): Promise<AnsweredAnalysis> {
  const [answering, before] = await Promise.all([
    listAnswering(ctx.db, ctx.workspaceId),
    listAnsweredBy(ctx.db, ctx.workspaceId, file.id),
  ]);
  const found: { model: Model; answered: ReturnType<typeof classifyCall> }[] = [];
  for (const { id, live_version, applies_from } of answering) {
    const known = before.find(({ classifier_id }) => classifier_id === id)?.version;
    const isNew = applies_from !== null && applies_from <= file.created_at;
    const version = known ?? (isNew ? live_version : null);
    const model = version === null ? null : await loadModel(ctx, id, version);
    if (model !== null) found.push({ model, answered: classifyCall(model, call) });
  }
  return {
    labels: new Map(
      found.flatMap(({ model, answered }) =>
        model.labels.flatMap((id, at) => {
          const answer = answered.answers[at];
          return answer === undefined ? [] : [[id, answer] as const];
        }),
      ),
    ),
    write: async (ctx, { started_at, operator }) => {
      await anchorExamples(ctx, file.id, call);
      for (const { model, answered } of found)
        await keepAnswers(ctx, model, [{ file_id: file.id, started_at, operator, call, answered }]);
    },
  };
}
