import type { ClassifierInput } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useDescribe } from '../../../shared/rules/builder/describe.ts';
import { useSaveKey } from '../../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { words } from '../../../shared/words.texts.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { useDefinition } from '../parts/use-classifier-words.ts';
import { tidied } from './classifier-draft.ts';
import { editorTexts } from './editor.texts.ts';
import type { ClassifierEditing } from './use-classifier-editing.ts';

type Props = { isNew: boolean; editing: ClassifierEditing };

/** Whether what is written is saved, what hinders that, and saving it. */
export function SaveClassifier({ isNew, editing }: Props) {
  const t = useTexts(classifiersTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const e = useTexts(editorTexts);
  const linesOf = useLines();
  const { draft, revision, problem, isDirty, isSaving, drafting, submit, reset } = editing;
  const [isRefused, setIsRefused] = useState(false);
  const isOpen = isDirty && !isSaving;
  const save = () => {
    setIsRefused(problem !== null);
    if (problem !== null) return;
    submit(
      { ...tidied(draft), ...(revision !== undefined && { revision }) },
      isNew ? t('created') : w('saved'),
    );
  };
  useSaveKey(() => isOpen && save());
  return (
    <section className="card save-card" aria-label={w('save')}>
      {isRefused && problem !== null && (
        <p className="rule-mistake" role="alert">
          {problem}
        </p>
      )}
      <div className="rule-line">
        <span className="sm mut">{isDirty ? s('changed') : e('unchanged')}</span>
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard={false} />
        <span className="push" />
        {isDirty && !isNew && <Button onClick={reset}>{s('discard')}</Button>}
        <Button variant="contained" disabled={!isOpen} loading={isSaving} onClick={save}>
          {w('save')}
        </Button>
      </div>
    </section>
  );
}

/** What a classifier says, line by line, in words. */
function useLines() {
  const e = useTexts(editorTexts);
  const definition = useDefinition();
  const { storedQuery } = useDescribe();
  return useCallback(
    (body: Record<string, unknown>) => {
      const input = body as ClassifierInput;
      const labels = input.labels.map(({ name, advanced_filter }) =>
        advanced_filter === null ? name : `${name} (${storedQuery(advanced_filter)})`,
      );
      return [
        { name: 'name', label: e('name'), text: input.name },
        { name: 'description', label: e('description'), text: input.description },
        { name: 'type', label: e('type'), text: definition(input) },
        { name: 'labels', label: e('labels'), text: labels.join(', ') },
      ];
    },
    [e, definition, storedQuery],
  );
}
