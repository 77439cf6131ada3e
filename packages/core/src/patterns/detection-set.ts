import { anchorOfQuery } from '../matching/compile-query.ts';
import type { Conversation } from '../matching/conversation.ts';
import { type Anchor, createRuleSet, fewest, union } from '../matching/rule-set.ts';
import type { CompiledDetection } from './detect.ts';

/** Many detections, of which a call is asked only those that can hold for it. */
export type DetectionSet = {
  detections: readonly CompiledDetection[];
  /** Those that the words of the conversation do not rule out; the others do not hold. */
  candidates: (conversation: Conversation) => ReadonlySet<CompiledDetection>;
};

export function createDetectionSet(detections: readonly CompiledDetection[]): DetectionSet {
  const rules = createRuleSet(detections.map(anchorOfDetection));
  return {
    detections,
    candidates: (conversation) =>
      new Set(rules.candidates(conversation).flatMap((place) => detections[place] ?? [])),
  };
}

/** The words without one of which a detection cannot hold; null where it can hold whatever was said. */
export function anchorOfDetection({ join, methods }: CompiledDetection): Anchor {
  const anchors = methods.map(({ query }) => (query === null ? null : anchorOfQuery(query)));
  return join === 'all' ? fewest(anchors) : union(anchors);
}
