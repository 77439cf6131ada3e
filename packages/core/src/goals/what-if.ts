import type { CallMoment } from '../detection/moments.ts';
import type { CountedAnswer } from './answers.ts';
import type { GoalPreview } from './goals.api.ts';
import type { NumberedGroup } from './questions.ts';
import { type AnswerPoints, scoreOf } from './score.ts';

/** Calls that are shown as examples of what changes. */
const mostShown = 50;

/** A score of a call with the answers that it comes from. */
type Side = { score: number | null; passed: boolean | null; answers: ReadonlyMap<number, CountedAnswer> };

export type Compared = {
  call: Pick<GoalPreview['changed'][number], 'file_id' | 'name' | 'operator' | 'started_at'>;
  before: (Side & { groups: readonly NumberedGroup[] }) | null;
  /** `moments`: what each answer stands on. */
  after: (Side & { groups: readonly NumberedGroup[]; moments: ReadonlyMap<number, CallMoment[]> }) | null;
};

type Mutable = GoalPreview & { sums: { before: number; after: number; both: number } };

const emptySide = (): GoalPreview['before'] => ({
  n: 0,
  mean: null,
  passed: 0,
  failed: 0,
  histogram: Array.from({ length: 10 }, () => 0),
});

export function emptyPreview(days: number, total: number): Mutable {
  return {
    days,
    total,
    looked_at: 0,
    files: 0,
    before: emptySide(),
    after: emptySide(),
    changed: [],
    now_passed: 0,
    now_failed: 0,
    moved_by: [],
    questions: [],
    sums: { before: 0, after: 0, both: 0 },
  };
}

/** Adds a call to a preview: how it stands and how it would. */
export function addToPreview(preview: Mutable, { call, before, after }: Compared): void {
  if (before !== null) preview.sums.before += addSide(preview.before, before);
  if (after === null) return;
  preview.files += 1;
  preview.sums.after += addSide(preview.after, after);
  countAnswers(preview, after);
  const moved = movedBy(before, after);
  if (before !== null && before.score !== null && after.score !== null) {
    preview.sums.both += 1;
    for (const [question_id, points] of moved) {
      const one = preview.moved_by.find((known) => known.question_id === question_id);
      if (one === undefined) preview.moved_by.push({ question_id, points });
      else one.points += points;
    }
  }
  const turned = before !== null && before.passed !== after.passed;
  if (turned && after.passed === true) preview.now_passed += 1;
  if (turned && after.passed === false) preview.now_failed += 1;
  const isOther = before === null || before.score !== after.score || before.passed !== after.passed;
  if (!isOther || preview.changed.length >= mostShown) return;
  const [most] = [...moved].sort(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  preview.changed.push({
    ...call,
    before: before?.score ?? null,
    after: after.score,
    passed_before: before?.passed ?? null,
    passed: after.passed,
    question_id: most?.[0] ?? null,
    moment: momentOf(after.moments, most?.[0]),
  });
}

/** The moment of the answer that changed most, or of any that has one: somebody who looks at a change wants to hear something. */
function momentOf(moments: ReadonlyMap<number, CallMoment[]>, question = 0): CallMoment | null {
  const heard = moments.get(question)?.[0] ?? [...moments.values()].find(({ length }) => length > 0)?.[0];
  return heard ?? null;
}

function addSide(to: GoalPreview['before'], { score, passed }: Side): number {
  if (passed === true) to.passed += 1;
  if (passed === false) to.failed += 1;
  if (score === null) return 0;
  to.n += 1;
  const ten = Math.min(9, Math.floor(score / 10));
  to.histogram[ten] = (to.histogram[ten] ?? 0) + 1;
  return score;
}

function countAnswers(preview: Mutable, { answers, groups }: NonNullable<Compared['after']>): void {
  for (const { id } of groups.flatMap(({ questions }) => questions)) {
    let one = preview.questions.find(({ question_id }) => question_id === id);
    if (one === undefined) {
      one = { question_id: id, yes: 0, no: 0, other: 0, not_applicable: 0, cannot_tell: 0 };
      preview.questions.push(one);
    }
    const { state = 'cannot_tell', answer = null } = answers.get(id) ?? {};
    if (state !== 'answered') one[state] += 1;
    else if (answer === 'yes' || answer === 'no') one[answer] += 1;
    else one.other += 1;
  }
}

/**
 * What each question adds to the difference of two scores, in points of 100. A score is 100 less what each question loses of
 * what was possible; a question adds what it loses less than before, so that all together come to the difference, but for
 * bonus points above 100 and fatal questions.
 */
function movedBy(before: Compared['before'], after: NonNullable<Compared['after']>): Map<number, number> {
  if (before === null) return new Map();
  const lost = (side: NonNullable<Compared['before']>) => lostBy(scoreOf(side.groups, side.answers, 0));
  const [then, now] = [lost(before), lost(after)];
  const ids = new Set([...then.keys(), ...now.keys()]);
  const moved = Array.from(ids, (id): [number, number] => [id, (then.get(id) ?? 0) - (now.get(id) ?? 0)]);
  return new Map(moved.filter(([, points]) => Math.abs(points) > 1e-9));
}

function lostBy({ answers, possible }: { answers: AnswerPoints[]; possible: number }): Map<number, number> {
  if (possible === 0) return new Map();
  return new Map(
    answers.flatMap(({ question_id, earned, possible: of }): [number, number][] =>
      earned === null ? [] : [[question_id, ((of - earned) / possible) * 100]],
    ),
  );
}

/** The means, and what moved them, once all calls are in. */
export function endPreview({ sums, ...preview }: Mutable): GoalPreview {
  const mean = (sum: number, n: number) => (n === 0 ? null : Math.round((sum / n) * 10) / 10);
  return {
    ...preview,
    before: { ...preview.before, mean: mean(sums.before, preview.before.n) },
    after: { ...preview.after, mean: mean(sums.after, preview.after.n) },
    moved_by: preview.moved_by
      .map(({ question_id, points }) => ({ question_id, points: points / Math.max(1, sums.both) }))
      .filter(({ points }) => Math.abs(points) >= 0.05)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
  };
}
