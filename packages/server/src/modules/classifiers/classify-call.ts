import type { Conversation } from '@earshot/core/call/conversation.ts';
import { type AnsweredCall, answerCall } from '@earshot/core/classifiers/answer-call.ts';
import { unitsOf } from '@earshot/core/classifiers/units.ts';
import { lexicon } from '../matching/lexicon.ts';
import type { Model } from './models.ts';

/** What a version says of a call. */
export function classifyCall(
  { definition, classify, isKnown, labels }: Pick<Model, 'definition' | 'classify' | 'isKnown' | 'labels'>,
  call: Conversation,
): AnsweredCall {
  const { unit, who, part } = definition;
  const units = unitsOf(call, { unit, who, part, passage: definition.passage ?? 1 });
  return answerCall(units, { classify, isKnown, labels: labels.length, lexicon: lexicon() });
}
