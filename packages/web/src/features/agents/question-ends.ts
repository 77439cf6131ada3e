import type { QuestionShare } from '@earshot/core/goals/agent-goals.api.ts';

/** Questions that are named at each end. */
const mostNamed = 3;

/**
 * The questions that earn least and most, of those that are answered in enough calls; `questions` go from the weakest to the
 * strongest. None stands at both ends, and what earns all its points is no weakness.
 */
export function endsOf(
  questions: readonly QuestionShare[],
  fewest: number,
): { weakest: QuestionShare[]; strongest: QuestionShare[] } {
  const known = questions.filter(({ n }) => n >= fewest);
  const weakest = known.slice(0, mostNamed).filter(({ share }) => share < 1);
  const strongest = known.slice(weakest.length).toReversed().slice(0, mostNamed);
  return { weakest, strongest };
}
