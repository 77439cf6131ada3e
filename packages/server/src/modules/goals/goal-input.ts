import { fail } from '@earshot/core/errors.ts';
import { labelOf } from '@earshot/core/goals/compile-goal.ts';
import { goalIssue } from '@earshot/core/goals/goal-issue.ts';
import { type GoalInput, mostQuestions } from '@earshot/core/goals/goals.ts';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import { assertMayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { labelsOfClassifiers } from '../classifiers/labels-of-classifiers.ts';
import { understandQuery } from '../matching/understand-query.ts';
import { refuseUnknownMetrics } from '../metrics/custom-metrics.ts';
import { loadRules, refuseInvalid } from '../rules/compiled-rules.ts';
import { refuseUnknown } from '../rules/refuse-unknown.ts';

/**
 * Refuses what cannot work, and what is hidden from whoever asks. What `before` had already may stay: somebody else may have
 * removed a rule that it names, and that must not keep a person from changing something else.
 */
export async function refuseGoal(
  ctx: Ctx,
  goal: Pick<GoalInput, 'groups' | 'applies_to'>,
  before: GoalInput | null,
): Promise<void> {
  const issue = goalIssue(goal);
  if (issue !== undefined) throw fail(issue.code, { question: issue.question, most: mostQuestions });
  const { query, filters } = goal.applies_to;
  if (query !== null) understandQuery(query);
  const questions = questionsOf(goal);
  for (const one of [
    filters,
    ...questions.flatMap((question) => question.not_applicable_when?.filters ?? []),
  ]) {
    if (byScores.some((name) => one[name] !== undefined)) throw fail('goals.circular');
    await refuseFilters(ctx, one);
  }
  const metrics = questions.flatMap(({ answer_by: by }) => (by.kind === 'metric' ? [by.metric] : []));
  await refuseUnknownMetrics(ctx, metrics);
  const former = new Map(
    before === null ? [] : questionsOf(before).map((question) => [question.id, question]),
  );
  for (const question of questions) await refuseDetections(ctx, question, former.get(question.id));
  await refuseUnknownRules(ctx, questions, before === null ? [] : questionsOf(before));
}

/** Filters that scores decide on, or may: a conversion may count who passed. */
const byScores = ['goals', 'score', 'conversions', 'conversion_base'] as const;

const questionsOf = ({ groups }: Pick<GoalInput, 'groups'>): QuestionInput[] =>
  groups.flatMap((group) => group.questions);

const writtenIn = ({ answer_by: by, not_applicable_when: when }: QuestionInput) =>
  [by.kind === 'pattern' ? by.detection : null, when?.detection ?? null] as const;

async function refuseDetections(ctx: Ctx, question: QuestionInput, before: QuestionInput | undefined) {
  const former = before === undefined ? [] : writtenIn(before);
  for (const [at, detection] of writtenIn(question).entries()) {
    if (detection !== null) await refuseInvalid(ctx, detection);
    await refuseUnknown(ctx, detection, former[at] ?? null);
  }
}

async function refuseUnknownRules(
  ctx: Ctx,
  questions: readonly QuestionInput[],
  before: readonly QuestionInput[],
): Promise<void> {
  await refuseUnknownLabels(ctx, questions, before);
  const named = questions.filter(({ answer_by: by }) => by.kind === 'script' || by.kind === 'pattern');
  if (named.length === 0) return;
  const { rules } = await loadRules(ctx);
  const known = new Set([
    ...rules.map(({ kind, id }) => `${kind} ${id}`),
    ...before.map(({ answer_by: by }) => nameOf(by)),
  ]);
  for (const { text, answer_by } of named) {
    const name = nameOf(answer_by);
    if (name !== null && !known.has(name)) throw fail('goals.unknown_rule', { question: text });
  }
}

/** A label that is gone may stay where it was. */
async function refuseUnknownLabels(
  ctx: Ctx,
  questions: readonly QuestionInput[],
  before: readonly QuestionInput[],
): Promise<void> {
  const asked = questions.flatMap(({ text, answer_by: by }) =>
    by.kind === 'classifier' ? [{ question: text, by }] : [],
  );
  if (asked.length === 0) return;
  assertMayDo(ctx, 'classifiers.read');
  const classifiers = await labelsOfClassifiers(ctx);
  for (const { question, by } of asked) {
    if (labelOf(by, { classifiers }) !== null) continue;
    if (before.some(({ answer_by: former }) => isSameJson(former, by))) continue;
    const labels = classifiers.get(by.id) ?? [];
    const isOpen = by.label_id === null && labels.length > 1;
    throw fail(isOpen ? 'goals.no_label' : 'goals.unknown_rule', { question });
  }
}

const nameOf = (by: QuestionInput['answer_by']): string | null =>
  (by.kind === 'script' || by.kind === 'pattern') && by.id !== null ? `${by.kind} ${by.id}` : null;
