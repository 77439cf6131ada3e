import { goalNameLength } from '@earshot/core/goals/goals.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { editorTexts } from './editor.texts.ts';
import type { GoalEditing } from './use-goal-editing.ts';

const descriptionLength = { least: 0, most: 2000 };

export function GoalFields({ isNew, editing }: { isNew: boolean; editing: GoalEditing }) {
  const t = useTexts(editorTexts);
  const { draft, taken, closed, change } = editing;
  return (
    <section className="card rule-fields">
      <LengthField
        fullWidth
        label={t('name')}
        value={draft.name}
        disabled={closed !== null}
        autoFocus={isNew}
        limits={goalNameLength}
        refusal={taken}
        onText={(name) => change({ name })}
      />
      <LengthField
        isQuiet
        fullWidth
        multiline
        label={t('description')}
        value={draft.description}
        disabled={closed !== null}
        limits={descriptionLength}
        onText={(description) => change({ description })}
      />
    </section>
  );
}
