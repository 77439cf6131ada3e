import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { standingTexts } from './standing.texts.ts';

/** Why it should learn again, why it could not learn, or what it lacks. */
export function useStanding(): (classifier: Classifier) => string[] {
  const t = useTexts(standingTexts);
  return ({ status, labels, missing, refit, changed, error }) => {
    const nameOf = (id: number | null) => labels.find((one) => one.id === id)?.name ?? t('anyLabel');
    if (status === 'ERROR' && error !== null)
      return [t(`error_${error.code}`, { label: nameOf(error.label_id) })];
    if (status === 'WAITING FOR DATA')
      return missing.map(({ label_id, examples }) =>
        t('missingOf', { label: nameOf(label_id), shown: formatNumber(examples) }),
      );
    if (status === 'NEED REFIT')
      return refit.map((reason) => t(`refit_${reason}`, { shown: formatNumber(changed) }));
    return [];
  };
}
