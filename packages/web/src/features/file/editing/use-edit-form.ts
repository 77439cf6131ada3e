import { directions, type File } from '@earshot/core/files/files.ts';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../lib/i18n.ts';
import { useUpdateFile } from '../../../shared/files/files.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';

type Fields = { name: string; operator: string; abonent: string; direction: string; language: string };

/** What is entered of a call, and how it is saved. */
export function useEditForm(file: File, onSaved: () => void) {
  const w = useTexts(words);
  const notify = useNotify();
  const update = useUpdateFile();
  const form = useForm<Fields>({
    defaultValues: {
      name: file.name,
      operator: file.operator ?? '',
      abonent: file.abonent ?? '',
      direction: file.direction ?? '',
      language: file.language ?? '',
    },
  });
  const submit = form.handleSubmit(({ name, operator, abonent, direction, language }) =>
    update.mutate(
      {
        fileId: file.file_id,
        body: {
          name: name.trim(),
          operator: operator.trim() || null,
          abonent: abonent.trim() || null,
          direction: directions.find((one) => one === direction) ?? null,
          language: language || null,
        },
      },
      {
        onSuccess: () => {
          notify.done(w('saved'));
          onSaved();
        },
        onError: notify.failed,
      },
    ),
  );
  return { form, submit, isSaving: update.isPending };
}
