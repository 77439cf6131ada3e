import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { examplesTexts } from './examples.texts.ts';

/** What somebody said of an example, in words. */
export function useSaidText({ labels }: Classifier): (said: readonly number[] | null) => string {
  const t = useTexts(examplesTexts);
  return (said) => {
    if (said === null) return t('cannotTell');
    if (said.length === 0) return t('noLabel');
    return labels.flatMap(({ id, name }) => (said.includes(id) ? [name] : [])).join(', ');
  };
}
