import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { About } from './kept-drafts.ts';
import { type Drafting, useKeptDraft } from './use-kept-draft.ts';

/** The same for a form that keeps its own fields. */
export function useFormDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  stored: Fields,
  about: About | null,
): Drafting {
  const value = { ...stored, ...(useWatch({ control: form.control }) as Partial<Fields>) };
  return useKeptDraft({
    about,
    isNew: about?.subject === 'new',
    stored,
    value,
    restore: (body) => form.reset({ ...stored, ...body }, { keepDefaultValues: true }),
  });
}
