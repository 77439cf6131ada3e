import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { Keyboard, RotateCw, Search, X } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { type ClassifierActions, canLearn } from './use-classifier-actions.ts';
import { missingInAll } from './use-classifier-words.ts';

type Props = {
  classifier: Classifier;
  actions: ClassifierActions;
  /** What is done here first. */
  isMain?: boolean;
};

/** What brings a classifier on: labels, learning, or a text to check. */
export function NextStep({ classifier, actions, isMain = false }: Props) {
  const look = isMain
    ? ({ variant: 'contained' } as const)
    : ({ variant: 'outlined', size: 'small' } as const);
  const t = useTexts(classifiersTexts);
  const mayWrite = useMay('classifiers.write');
  const { id, status, version, examples } = classifier;
  const params = { id: String(id) };
  const missing = missingInAll(classifier);
  if (mayWrite && classifier.can_change && status === 'LEARNING')
    return (
      <Button
        {...look}
        startIcon={<X size={14} />}
        disabled={actions.isBusy}
        onClick={() => actions.cancel(classifier)}
      >
        {t('cancel')}
      </Button>
    );
  if (mayWrite && missing > 0)
    return (
      <ButtonLink {...look} startIcon={<Keyboard size={14} />} to="/classifiers/$id/label" params={params}>
        {examples === 0 ? t('startLabelling') : t('labelMore', { shown: formatNumber(missing) })}
      </ButtonLink>
    );
  if (mayWrite && status !== 'READY' && canLearn(classifier))
    return (
      <Button
        {...look}
        startIcon={<RotateCw size={14} />}
        disabled={actions.isBusy}
        onClick={() => actions.learn(classifier)}
      >
        {t(version > 0 || status === 'ERROR' ? 'learnAgain' : 'learn')}
      </Button>
    );
  if (version === 0)
    return mayWrite ? (
      <ButtonLink {...look} startIcon={<Keyboard size={14} />} to="/classifiers/$id/label" params={params}>
        {t('startLabelling')}
      </ButtonLink>
    ) : null;
  return (
    <ButtonLink {...look} startIcon={<Search size={14} />} to="/classifiers/$id/check" params={params}>
      {t('check')}
    </ButtonLink>
  );
}
