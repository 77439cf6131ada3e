import type { Trigger } from './triggers.ts';

/** The weights of the tags on a call that this pattern set there, by itself or with others. */
export function scoreOfPattern(
  triggers: readonly Trigger[],
  patternId: number,
  parts: readonly { tag_id: number; weight: number }[],
): number {
  const tags = new Set(
    triggers.flatMap((one) =>
      one.type === 'mark' && (one.on === 'any' || one.on.includes(patternId))
        ? one.tags
            .filter(({ pattern_id }) => pattern_id === null || pattern_id === patternId)
            .map(({ tag_id }) => tag_id)
        : [],
    ),
  );
  return parts.reduce((sum, { tag_id, weight }) => (tags.has(tag_id) ? sum + weight : sum), 0);
}
