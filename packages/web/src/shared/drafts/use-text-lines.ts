import { useCallback } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import type { LinesOf } from './DraftDifferences.tsx';
import { draftTexts } from './drafts.texts.ts';

/** The lines of a form of a few plain fields: those that are named, else its text. */
export function useTextLines(labels?: Readonly<Record<string, string>>): LinesOf {
  const t = useTexts(draftTexts);
  return useCallback(
    (body) =>
      Object.entries(labels ?? { text: t('text') }).map(([name, label]) => {
        const value = body[name];
        const text = value === null || value === undefined ? '' : String(value);
        return { name, label, text };
      }),
    [labels, t],
  );
}
