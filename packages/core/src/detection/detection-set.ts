import { needsOfQuery } from '../matching/compile-query.ts';
import type { PreparedConversation } from '../matching/prepared-conversation.ts';
import { createRuleSet, eitherOf, type Needs } from '../matching/rule-set.ts';
import type { CompiledDetection } from './detect.ts';

/** Many detections, of which a call is asked only those that can hold for it. */
export type DetectionSet = {
  detections: readonly CompiledDetection[];
  /** Those that the words of the conversation do not rule out; the others do not hold. */
  candidates: (conversation: PreparedConversation) => ReadonlySet<CompiledDetection>;
};

export function createDetectionSet(detections: readonly CompiledDetection[]): DetectionSet {
  const rules = createRuleSet(detections.map(needsOfDetection));
  return {
    detections,
    candidates: (conversation) =>
      new Set(rules.candidates(conversation).flatMap((place) => detections[place] ?? [])),
  };
}

/** What must have been said for a detection to hold. */
export function needsOfDetection({ join, methods }: CompiledDetection): Needs {
  const needs = methods.map(({ query }) => (query === null ? [] : needsOfQuery(query)));
  return join === 'all' ? needs.flat() : eitherOf(needs);
}
