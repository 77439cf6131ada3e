import type { Pattern, PatternInput } from '@earshot/core/patterns/patterns.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import type { ApplyTo } from '../../shared/rules/editor/SaveCard.tsx';
import { useRuleEditing } from '../../shared/rules/editor/use-rule-editing.ts';
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
  const editing = useRuleEditing(pattern, {
    kind: 'pattern',
    start: pattern === null ? blank : inputOf(pattern),
    right: 'patterns.write',
    nameTaken: 'patterns.name_taken',
    untitled: t('add'),
    save: useSavePattern(),
    open: (id) => void navigate({ to: '/patterns', search: { id: String(id) }, replace: true }),
  });
  return {
    ...editing,
    submit: (body: PatternInput, apply: ApplyTo, done: string) => editing.submit({ ...body, apply }, done),
    isDirty: editing.isDirty || pattern === null,
  };
}
