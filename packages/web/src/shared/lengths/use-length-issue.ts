import { useCallback } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { lengthTexts } from './lengths.texts.ts';

export type Limits = { least: number; most: number };

/** Of whatever has a description. */
export const descriptionLength: Limits = { least: 0, most: 1000 };

/** What is wrong with the length of a text, in words; null where it fits. Blanks around it do not count. */
export function useLengthIssue(): (text: string, limits: Limits) => string | null {
  const t = useTexts(lengthTexts);
  return useCallback(
    (text, { least, most }) => {
      const { length } = text.trim();
      if (length > most)
        return t('tooLong', { count: most, most: formatNumber(most), now: formatNumber(length) });
      if (length >= least) return null;
      return length === 0 ? t('missing') : t('tooShort', { count: least });
    },
    [t],
  );
}

type Named = { name: string; description?: string };

/** What hinders saving something under this name, to be said beside the button. */
export function useNameProblem(nameLabel: string, descriptionLabel = '') {
  const issueOf = useLengthIssue();
  return ({ name, description = '' }: Named, limits: Limits, refusal: string | null): string | null => {
    const ofName = refusal ?? issueOf(name, limits);
    if (ofName !== null) return `${nameLabel}: ${ofName}`;
    const ofDescription = issueOf(description, descriptionLength);
    return ofDescription && `${descriptionLabel}: ${ofDescription}`;
  };
}
