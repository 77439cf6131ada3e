import { type Goal, GoalInput } from '@earshot/core/goals/goals.ts';
import Button from '@mui/material/Button';
import { AudioLines, Copy, Download } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { RuleHead } from '../../../shared/rules/editor/RuleHead.tsx';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useCloneRule } from '../../../shared/rules/editor/use-clone-rule.ts';
import { useCloneGoal, useLockGoal } from '../goals.queries.ts';
import { goalsTexts } from '../goals.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { ImportGoal } from './ImportGoal.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import type { GoalEditing } from './use-goal-editing.ts';

/** What can be done with a form as a whole: begin it from a template, take it in and out as a file, copy it, open its calls. */
export function GoalHead({ goal, editing }: { goal: Goal | null; editing: GoalEditing }) {
  const t = useTexts(goalsTexts);
  const e = useTexts(editorTexts);
  const s = useTexts(savingTexts);
  const lock = useLockGoal();
  const clone = useCloneRule('/goals', useCloneGoal());
  const { draft, mayWrite, closed, submit } = editing;
  const name = draft.name.trim() || t('add');
  return (
    <RuleHead
      kind="goal"
      title={goal === null ? t('add') : goal.name}
      back={{ to: '/goals', label: t('title') }}
      rule={goal}
      mayWrite={mayWrite}
      lock={lock}
      input={GoalInput}
      onRestore={
        closed === null
          ? (body, done) => submit({ ...body, name: draft.name }, 'from_now_on', done)
          : undefined
      }
    >
      {closed === null && <TemplateMenu editing={editing} />}
      {closed === null && <ImportGoal editing={editing} />}
      <Button
        variant="outlined"
        startIcon={<Download size={15} />}
        onClick={() =>
          saveFile(
            new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' }),
            `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '')}.json`,
          )
        }
      >
        {e('exportFile')}
      </Button>
      {goal && mayWrite && (
        <Button variant="outlined" startIcon={<Copy size={15} />} onClick={() => clone(goal.id)}>
          {s('clone')}
        </Button>
      )}
      {goal && goal.files > 0 && (
        <ButtonLink
          variant="outlined"
          startIcon={<AudioLines size={15} />}
          to="/files"
          search={{ goals: String(goal.id) }}
        >
          {t('openCalls', { count: goal.files })}
        </ButtonLink>
      )}
    </RuleHead>
  );
}
