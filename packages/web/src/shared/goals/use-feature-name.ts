import { type CallFeatureName, callFeatureNames } from '@earshot/core/learned-questions/feature-names.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { KeyOf } from '../../lib/texts.ts';
import { featureTexts, groundTexts } from './learned-features.texts.ts';

const lists = ['operator', 'operator_end', 'abonent', 'abonent_end'] as const;

const isFeature = (name: string): name is CallFeatureName =>
  (callFeatureNames as readonly string[]).includes(name);

/** What a learned question goes by, in words: a feature of the call, or a term with who says it. */
export function useFeatureName(): (feature: string) => string {
  const f = useTexts(featureTexts);
  const t = useTexts(groundTexts);
  return (feature) => {
    if (isFeature(feature)) return f(feature);
    const at = feature.indexOf(': ');
    const list = lists.find((one) => one === feature.slice(0, at));
    return list === undefined ? feature : t(`said_${list}`, { term: feature.slice(at + 2) });
  };
}

type Without = Exclude<CallFeatureName, KeyOf<typeof featureTexts>>;
/** Does not compile while a feature has no words. */
export const everyFeatureHasWords: [Without] extends [never] ? true : Without = true;
