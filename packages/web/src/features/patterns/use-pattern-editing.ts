import type { Pattern, PatternInput } from '@earshot/core/patterns/patterns.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import type { ApplyTo } from '../../shared/rules/editor/SaveCard.tsx';
import { useDraft } from '../../shared/rules/editor/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { useSavePattern } from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';

const inputOf = ({ name, description, detection }: Pattern): PatternInput => ({
  name,
  description,
  detection,
});

export type PatternEditing = ReturnType<typeof usePatternEditing>;

/** What is entered of a pattern, new or not, and how it is saved. */
export function usePatternEditing(pattern: Pattern | null, blank: PatternInput) {
  const t = useTexts(patternsTexts);
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay('patterns.write');
  const save = useSavePattern();
  const [taken, setTaken] = useState<string | null>(null);
  const { draft, set, isDirty, discard } = useDraft(pattern === null ? blank : inputOf(pattern));
  useTitle(draft.name || t('add'));
  const closed: 'role' | 'locked' | null = !mayWrite
    ? 'role'
    : pattern?.can_change === false
      ? 'locked'
      : null;

  const submit = (body: PatternInput, apply: ApplyTo, done: string) =>
    save.mutate(
      { id: pattern?.id ?? null, body: { ...body, apply } },
      {
        onSuccess: (saved) => {
          notify.done(done);
          if (pattern === null)
            void navigate({ to: '/patterns', search: { id: String(saved.id) }, replace: true });
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'patterns.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );

  return {
    draft,
    taken,
    mayWrite,
    closed,
    submit,
    isDirty: isDirty || pattern === null,
    isSaving: save.isPending,
    change: (part: Partial<PatternInput>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
    reset: () => {
      setTaken(null);
      discard();
    },
  };
}
