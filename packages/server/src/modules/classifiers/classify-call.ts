import { type Conversation, silentCall } from '@earshot/core/call/conversation.ts';
import { type AnsweredCall, answerCall } from '@earshot/core/classifiers/answer-call.ts';
import { unitsOf } from '@earshot/core/classifiers/units.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { startedAt } from '../files/started-at.ts';
import { lexicon } from '../matching/lexicon.ts';
import { ruleOfLearned } from './classifier-input.ts';
import type { Model } from './models.ts';

type Asked = Pick<Model, 'definition' | 'classify' | 'isKnown' | 'labels'>;

/** A call with what a version says of it. */
export type Answered = {
  file_id: string;
  started_at: Date;
  operator: string | null;
  call: Conversation;
  answered: AnsweredCall;
};

/** What a version says of a call. */
export function classifyCall(
  { definition, classify, isKnown, labels }: Asked,
  call: Conversation,
): AnsweredCall {
  const units = unitsOf(call, ruleOfLearned(definition));
  return answerCall(units, { classify, isKnown, labels: labels.length, lexicon: lexicon() });
}

type File = Parameters<typeof startedAt>[0] & { id: string; operator: string | null };

/** What a version says of calls, one without a word included. */
export async function classifyCalls(ctx: Ctx, model: Asked, files: readonly File[]): Promise<Answered[]> {
  const ids = files.map(({ id }) => id);
  const calls = await loadCalls(ctx.db, ctx.workspaceId, ids, null);
  const found: Answered[] = [];
  for (const file of files) {
    await breathe();
    const call = calls.get(file.id) ?? silentCall(0);
    const answered = classifyCall(model, call);
    found.push({ file_id: file.id, started_at: startedAt(file), operator: file.operator, call, answered });
  }
  return found;
}
