import type { ReviewedCall } from './learned-calls.ts';
import { spread } from './results.ts';

/** What was done, above the figures. */
export function describeTrials(
  calls: readonly ReviewedCall[],
  {
    repeats,
    heldOut,
    kilobytes,
  }: { repeats: number; heldOut: ReadonlySet<string>; kilobytes: readonly number[] },
): string {
  const tasks = new Set(calls.map(({ task }) => task)).size;
  const resolved = calls.filter(({ answers }) => answers.resolved !== null).length;
  return `STAR, ${calls.length} written dialogues about ${tasks} tasks. *Resolved* is what the customer answered (known of ${resolved}), *annoyed* what the agent answered about the customer; that the agent asked for *anything else*, or said that something is *out of scope*, is marked in the data and a matter of wording. Each of ${repeats} repeats draws about a third of the tasks (so few that a hundred reviews are left) to be tried on, with five of each answer at least, and as many reviews as are named from the others. Both methods learn from the same reviews. *TF-IDF* is a logistic regression on words and pairs of words by who says them, both answers weighing the same; *usual* always gives the answer that was given most (κ 0). Figures are means over repeats, with the interval of the mean; *pooled* is κ of all answers together, with an interval by drawing tasks. Features, word lists and settings were chosen by looking at the tasks other than ${[...heldOut].join(' and ')}, on which the second table is. Models have ${spread(kilobytes, 1)} kB (min / median / max).`;
}

export const gateNote =
  'Where the question answers, at the gate that it sets itself: what it promises of that, in cross-validation with tasks as groups, with the mean bounds of its interval, and what it delivered on tasks that it never saw (drawing tasks for the interval):';

export const ruleNote =
  'Two rules for *resolved* that are not learned, over all calls: the operator’s last word about the matter was no refusal; there was no refusal at all. The first of them is a feature of the learned question, and as good as what is learned of it with a hundred reviews:';

export const doubts = `Doubts. Twelve tasks are few, and repeats have them in common: intervals of means are too narrow, those by drawing tasks are the honest ones, and as wide as they are. Two tasks have 25 of the 34 dialogues that were not resolved; where neither is tried on, or one of them was all there was to learn from, κ jumps. In the second table a hundred reviews are nearly all that there are, so that repeats hardly differ. That refusals, successes and thanks tell most was known from an earlier trial on all tasks. The rule about the operator’s last word was thought of for *resolved*, with the dialogues of ten of these tasks before one’s eyes; what a question about something else gains from features that somebody thought of is what *annoyed* shows: next to nothing, and it says so. STAR’s agents choose many of their sentences from templates, which makes questions of wording easy: real operators say the same in more ways. With a hundred reviews the plain regression on all words finds *out of scope* better than the learned question, which keeps 150 terms and may mix them with features. Whoever answered may have been wrong: some dialogues count as resolved in which nothing was booked. Written dialogues have no silence, interruptions and misheard words, so that three features were never tried. Ukrainian and Russian are tried by tests on made-up calls only; nothing is measured there.`;
