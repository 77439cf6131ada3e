import { goalIssue } from '@earshot/core/goals/goal-issue.ts';
import { type Goal, goalNameLength } from '@earshot/core/goals/goals.ts';
import { Lock } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { useNameProblem } from '../../shared/lengths/use-length-issue.ts';
import { SaveCard } from '../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { words } from '../../shared/words.texts.ts';
import '../../shared/rules/builder/builder.css';
import '../../shared/rules/editor/rule-editor.css';
import { editorTexts } from './editor/editor.texts.ts';
import { FormCard } from './editor/FormCard.tsx';
import { GoalFields } from './editor/GoalFields.tsx';
import { GoalHead } from './editor/GoalHead.tsx';
import { GoalRunLine } from './editor/GoalRunLine.tsx';
import './editor/goal-editor.css';
import { RouteCard } from './editor/RouteCard.tsx';
import { useGoalEditing } from './editor/use-goal-editing.ts';
import { WhatIf } from './editor/WhatIf.tsx';
import { goalsErrors } from './errors.texts.ts';

/** A goal as it is being written; it is new where there is none. */
export function GoalEditor({ goal }: { goal: Goal | null }) {
  const t = useTexts(editorTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const e = useTexts(goalsErrors);
  const editing = useGoalEditing(goal);
  const { draft, taken, closed, submit } = editing;
  const problemOf = useNameProblem(t('name'), t('description'));
  const untitled = draft.groups.some(({ questions }) => questions.some(({ text }) => text.trim().length < 3));
  const issue = goalIssue(draft);
  const most = { most: 200 };
  const ofForm = untitled
    ? t('untitled')
    : issue
      ? e(issue.code as 'goals.no_questions', { ...issue, ...most })
      : null;
  const problem = problemOf({ ...draft, description: '' }, goalNameLength, taken) ?? ofForm;
  return (
    <div className="page rule-page">
      <GoalHead goal={goal} editing={editing} />
      <div className="rule-editor goal-editor">
        <div className="rule-left">
          {closed && (
            <p className="notice tone-info">
              <Lock size={16} aria-hidden /> {s(closed === 'role' ? 'viewText' : 'lockedText')}
            </p>
          )}
          <GoalFields isNew={goal === null} editing={editing} />
          <RouteCard key={`route-${editing.fresh}`} editing={editing} />
          <FormCard key={`form-${editing.fresh}`} goal={goal} editing={editing} />
        </div>
        <div className="rule-left goal-side">
          <WhatIf goal={draft} id={goal?.id ?? null} isReady={ofForm === null} />
          {goal && <GoalRunLine id={goal.id} canStop={closed === null} />}
          {closed === null && (
            <SaveCard
              preview={undefined}
              canApply
              problem={problem}
              isDirty={editing.isDirty}
              drafting={editing.drafting}
              isSaving={editing.isSaving}
              onSave={(apply) =>
                submit(
                  { ...draft, name: draft.name.trim() },
                  apply,
                  goal === null ? t('created') : w('saved'),
                )
              }
              onDiscard={editing.reset}
            />
          )}
        </div>
      </div>
    </div>
  );
}
