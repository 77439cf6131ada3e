import type { Tag, TagInput } from '@earshot/core/tags/tags.api.ts';
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
import { useSaveTag } from './tags.queries.ts';
import { tagsTexts } from './tags.texts.ts';

const blank: TagInput = { name: '', color: 'grey', weight: 0, detection: null };
const inputOf = ({ name, color, weight, detection }: Tag): TagInput => ({ name, color, weight, detection });

export type TagEditing = ReturnType<typeof useTagEditing>;

/** What is entered of a tag, new or not, and how it is saved. */
export function useTagEditing(tag: Tag | null) {
  const t = useTexts(tagsTexts);
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay('tags.write');
  const save = useSaveTag();
  const [taken, setTaken] = useState<string | null>(null);
  const { draft, set, isDirty, discard } = useDraft(tag === null ? blank : inputOf(tag));
  useTitle(draft.name || t('add'));
  const closed: 'role' | 'locked' | null = !mayWrite ? 'role' : tag?.can_change === false ? 'locked' : null;

  const submit = (body: TagInput, apply: ApplyTo, done: string) =>
    save.mutate(
      { id: tag?.id ?? null, body: { ...body, apply } },
      {
        onSuccess: (saved) => {
          notify.done(done);
          if (tag === null) void navigate({ to: '/tags', search: { id: String(saved.id) }, replace: true });
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'tags.name_taken') setTaken(errorText(error));
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
    isDirty,
    isSaving: save.isPending,
    change: (part: Partial<TagInput>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
    reset: () => {
      setTaken(null);
      discard();
    },
  };
}
