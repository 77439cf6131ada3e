import type { Classifier, ClassifierInput } from '@earshot/core/classifiers/classifiers.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { classifiersTexts } from '../classifiers.texts.ts';

type Defined = Pick<ClassifierInput, 'type' | 'choose' | 'unit' | 'passage' | 'who'>;

/** What a classifier is, in a line: its type, what it looks at, and whose words these are. */
export function useDefinition(): (classifier: Defined) => string {
  const t = useTexts(classifiersTexts);
  return ({ type, choose, unit, passage, who }) =>
    [
      t(`type_${type}`),
      ...(choose === 'one' && type === 'multi_label' ? [t('choose_one')] : []),
      unit === 'passage' ? t('unit_passage_of', { shown: formatNumber(passage) }) : t(`unit_${unit}`),
      t(who),
    ].join(' · ');
}

export const missingInAll = ({ missing }: Pick<Classifier, 'missing'>): number =>
  missing.reduce((sum, { examples }) => sum + examples, 0);
