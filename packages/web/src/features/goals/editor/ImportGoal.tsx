import { GoalInput } from '@earshot/core/goals/goals.ts';
import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { editorTexts } from './editor.texts.ts';
import type { GoalEditing } from './use-goal-editing.ts';

/** A form is some kilobytes; what is larger is none. */
const mostBytes = 1_000_000;

/** Takes a form from a file into the editor; nothing is saved yet. */
export function ImportGoal({ editing }: { editing: GoalEditing }) {
  const t = useTexts(editorTexts);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    const form = file === undefined || file.size > mostBytes ? undefined : read(await file.text());
    if (form === undefined) return notify.said(t('notImported'));
    editing.change(withoutNumbers(form));
    notify.done(t('imported'));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('importFile')}
        data-testid="import-goal"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void take(file);
        }}
      />
      <Button variant="outlined" startIcon={<Upload size={15} />} onClick={() => input.current?.click()}>
        {t('importFile')}
      </Button>
    </>
  );
}

function read(text: string): GoalInput | undefined {
  try {
    return GoalInput.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The numbers of another form mean other questions here. */
function withoutNumbers(form: GoalInput): GoalInput {
  const groups = form.groups.map((group) => ({
    ...unnumbered(group),
    questions: group.questions.map((question) => ({
      ...unnumbered(question),
      options: question.options.map(unnumbered),
    })),
  }));
  return { ...form, groups };
}

function unnumbered<T extends { id?: number | undefined }>(one: T): Omit<T, 'id'> {
  const { id: _, ...rest } = one;
  return rest;
}
