import type { Goal, GoalInput } from '@earshot/core/goals/goals.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import type { ApplyTo } from '../../../shared/rules/editor/SaveCard.tsx';
import { useRuleEditing } from '../../../shared/rules/editor/use-rule-editing.ts';
import { useSaveGoal } from '../goals.queries.ts';
import { goalsTexts } from '../goals.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { blankGoal, inputOf } from './goal-draft.ts';

export type GoalEditing = ReturnType<typeof useGoalEditing>;

/** What is entered of a goal, new or not, and how it is saved. */
export function useGoalEditing(goal: Goal | null) {
  const t = useTexts(goalsTexts);
  const e = useTexts(editorTexts);
  const navigate = useNavigate();
  const first = e('firstGroup');
  const start = useMemo(() => (goal === null ? blankGoal(first) : inputOf(goal)), [goal, first]);
  const editing = useRuleEditing(goal, {
    kind: 'goal',
    start,
    right: 'goals.write',
    nameTaken: 'goals.name_taken',
    untitled: t('add'),
    save: useSaveGoal(),
    open: (id) => void navigate({ to: '/goals', search: { id: String(id) }, replace: true }),
  });
  return {
    ...editing,
    submit: (body: GoalInput, apply: ApplyTo, done: string) => editing.submit({ ...body, apply }, done),
    isDirty: editing.isDirty || goal === null,
  };
}
