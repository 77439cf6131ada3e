import { defaultRawAudio } from '@earshot/core/files/files.ts';
import type { Source } from '@earshot/core/sources/sources.api.ts';
import { useForm } from 'react-hook-form';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { useSaveSource } from '../../shared/sources/sources.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';

export type SourceFields = Pick<Source, 'name' | 'enabled' | 'raw'> & {
  field: string;
  mask: string;
  order: 'operator' | 'abonent';
  language: string;
};

const fieldsOf = (source: Source | null): SourceFields => ({
  name: source?.name ?? '',
  field: source?.field ?? '',
  enabled: source?.enabled ?? true,
  mask: source?.mask ?? '',
  raw: source?.raw ?? defaultRawAudio,
  order: source?.channel_roles[0] ?? 'operator',
  language: source?.language ?? '',
});

/** What is entered of a source, and how it is saved; a new one where there is none. */
export function useSourceForm(source: Source | null, onSaved: () => void) {
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const save = useSaveSource();
  const stored = fieldsOf(source);
  const form = useForm<SourceFields>({ mode: 'onTouched', defaultValues: stored });
  const drafting = useFormDraft(form, stored, { kind: 'source', subject: String(source?.id ?? 'new') });
  const submit = form.handleSubmit(({ name, field, enabled, mask, raw, order, language }) =>
    save.mutate(
      {
        id: source?.id ?? null,
        body: {
          name: name.trim(),
          field: field.trim() || null,
          enabled,
          mask: mask.trim() || null,
          raw,
          channel_roles: order === 'operator' ? ['operator', 'abonent'] : ['abonent', 'operator'],
          language: language || null,
        },
      },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(w('saved'));
          onSaved();
        },
        onError: (error) => {
          drafting.failed();
          if (error instanceof CallError && error.code === 'sources.name_taken')
            form.setError('name', { message: errorText(error) }, { shouldFocus: true });
          else notify.failed(error);
        },
      },
    ),
  );
  return { form, submit, drafting, isSaving: save.isPending };
}
