import type { Tag, TagInput } from '@earshot/core/tags/tags.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import type { ApplyTo } from '../../shared/rules/editor/SaveCard.tsx';
import { useRuleEditing } from '../../shared/rules/editor/use-rule-editing.ts';
import { useSaveTag } from './tags.queries.ts';
import { tagsTexts } from './tags.texts.ts';

const blank: TagInput = { name: '', color: 'grey', weight: 0, detection: null };
const inputOf = ({ name, color, weight, detection }: Tag): TagInput => ({ name, color, weight, detection });

export type TagEditing = ReturnType<typeof useTagEditing>;

/** What is entered of a tag, new or not, and how it is saved. */
export function useTagEditing(tag: Tag | null) {
  const t = useTexts(tagsTexts);
  const navigate = useNavigate();
  const editing = useRuleEditing(tag, {
    kind: 'tag',
    start: tag === null ? blank : inputOf(tag),
    right: 'tags.write',
    nameTaken: 'tags.name_taken',
    untitled: t('add'),
    save: useSaveTag(),
    open: (id) => void navigate({ to: '/tags', search: { id: String(id) }, replace: true }),
  });
  return {
    ...editing,
    submit: (body: TagInput, apply: ApplyTo, done: string) => editing.submit({ ...body, apply }, done),
  };
}
