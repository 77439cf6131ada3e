import { useCallback } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { LinesOf } from '../../drafts/DraftDifferences.tsx';
import { coachingTexts } from '../coaching.texts.ts';
import { giveTexts } from './give.texts.ts';
import type { GiveDraft } from './give-draft.ts';

/** What is to be given line by line, in words. */
export function useGiveLines(): LinesOf {
  const t = useTexts(giveTexts);
  const c = useTexts(coachingTexts);
  return useCallback(
    (body) => {
      const { agent, name, note, measure, items }: Partial<GiveDraft> = body;
      const moments = (items ?? []).map(({ moment, note: said }) =>
        [formatClock(moment.start_ms), moment.text, said].filter(Boolean).join(' '),
      );
      return [
        { name: 'agent', label: t('operator'), text: agent?.name ?? '' },
        { name: 'name', label: c('name'), text: name ?? '' },
        { name: 'note', label: t('noteLabel'), text: note ?? '' },
        { name: 'items', label: t('moments'), text: moments.join('; ') },
        { name: 'measure', label: t('measure'), text: t(`measure_${measure?.kind ?? 'none'}`) },
      ];
    },
    [t, c],
  );
}
