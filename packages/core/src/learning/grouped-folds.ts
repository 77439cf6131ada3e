import { shuffled } from '../random.ts';

/**
 * Numbers of folds, 0 … `folds` − 1, one for each example: those of one group (calls of one agent, about one task) are always in
 * the same. Each answer is spread over the folds as evenly as groups allow; what is even is drawn by `random`. There are never more
 * folds than groups.
 */
export function groupedFolds(
  groups: readonly string[],
  answers: readonly boolean[],
  folds: number,
  random: () => number,
): number[] {
  const members = new Map<string, { yes: number; no: number }>();
  for (const [at, group] of groups.entries()) {
    const count = members.get(group) ?? { yes: 0, no: 0 };
    members.set(group, count);
    if (answers[at]) count.yes += 1;
    else count.no += 1;
  }
  const yes = answers.filter(Boolean).length;
  const loadOf = (count: { yes: number; no: number }) =>
    (count.yes / Math.max(1, yes)) ** 2 + (count.no / Math.max(1, answers.length - yes)) ** 2;
  const order = shuffled([...members], random).sort(([, one], [, other]) => loadOf(other) - loadOf(one));
  const filled = Array.from({ length: Math.min(folds, members.size) }, () => ({ yes: 0, no: 0 }));
  const foldOf = new Map<string, number>();
  for (const [group, count] of order) {
    const grown = filled.map((fold) => {
      const more = { yes: fold.yes + count.yes, no: fold.no + count.no };
      return loadOf(more) - loadOf(fold) + (fold.yes + fold.no) * 1e-6;
    });
    const fold = grown.indexOf(Math.min(...grown));
    const chosen = filled[fold];
    if (chosen === undefined) continue;
    chosen.yes += count.yes;
    chosen.no += count.no;
    foldOf.set(group, fold);
  }
  return groups.map((group) => foldOf.get(group) ?? 0);
}
