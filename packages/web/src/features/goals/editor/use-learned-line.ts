import type { LearningState } from '@earshot/core/goals/learning-state.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { learningTexts } from './learning.texts.ts';

/** How far a question has been learned, in a line. */
export function useLearnedLine(): (state: LearningState) => string {
  const t = useTexts(learningTexts);
  return ({ reviews, missing, versions }) => {
    const from = t('from', { number: formatNumber(reviews.n) });
    const [newest] = versions;
    if (newest?.judgement === 'automatic') return `${from}, ${t('answers')}`;
    const does = t(newest === undefined ? 'nothingYet' : 'suggests');
    if (missing.reviews > 0)
      return `${from}, ${does}, ${t('more', { number: formatNumber(missing.reviews) })}`;
    if (missing.rarer > 0)
      return `${from}, ${does}, ${t('moreRare', { number: formatNumber(missing.rarer) })}`;
    return newest?.reason == null ? `${from}, ${does}` : `${from}, ${does}: ${t(`why_${newest.reason}`)}`;
  };
}
