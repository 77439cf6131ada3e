import type { Conversion, ConversionInput } from '@earshot/core/conversions/conversions.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { hasWords } from '../../shared/rules/builder/detection-draft.ts';
import { useRuleEditing } from '../../shared/rules/editor/use-rule-editing.ts';
import { conversionDraft, unchosen } from './conversion-draft.ts';
import { useSaveConversion } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { conversionFormTexts } from './form.texts.ts';

export type ConversionEditing = ReturnType<typeof useConversionEditing>;

/** What is entered of a conversion, new or not, and how it is saved. */
export function useConversionEditing(conversion: Conversion | null) {
  const t = useTexts(conversionsTexts);
  const f = useTexts(conversionFormTexts);
  const navigate = useNavigate();
  /** Counts how often the fields have to begin anew with what is stored. */
  const [begun, setBegun] = useState(0);
  const toPage = (id: number) =>
    void navigate({ to: '/conversions', search: { id: String(id) }, replace: true });
  const editing = useRuleEditing(conversion, {
    kind: 'conversion',
    start: conversionDraft(conversion),
    right: 'conversions.write',
    nameTaken: 'conversions.name_taken',
    untitled: t('add'),
    save: useSaveConversion(),
    open: toPage,
  });
  const place = unchosen(editing.draft.counts.conditions);
  return {
    ...editing,
    fresh: begun + editing.fresh,
    isDirty: editing.isDirty || conversion === null,
    /** What hinders saving besides the name. */
    problem: place === null ? null : f('problemCondition', { place }),
    submit: ({ out_of, ...input }: ConversionInput, done: string) => {
      const query = out_of.query !== null && hasWords(out_of.query) ? out_of.query : null;
      const body = { ...input, type: input.type.trim(), out_of: { ...out_of, query } };
      editing.submit(body, done, toPage);
    },
    reset: () => {
      editing.reset();
      setBegun((times) => times + 1);
    },
  };
}
