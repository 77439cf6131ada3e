import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { StatusChip } from '../../../shared/classifiers/StatusChip.tsx';
import { useStanding } from '../../../shared/classifiers/use-standing.ts';
import { useWaiting } from '../../../shared/waiting/waiting.ts';
import { NextStep } from '../parts/NextStep.tsx';
import { useClassifierActions } from '../parts/use-classifier-actions.ts';
import { labelTexts } from './label.texts.ts';

/** Whose examples these are, what they still lack, and learning from them. */
export function LabelHead({ classifier }: { classifier: Classifier }) {
  const t = useTexts(labelTexts);
  const actions = useClassifierActions();
  const standing = useStanding();
  const { id, name, status, missing } = classifier;
  const waiting = useWaiting(({ items }) => items).filter(
    ({ action }) => action.kind === 'label' && action.classifierId === id,
  ).length;
  return (
    <div className="page-head">
      <Link
        to="/classifiers/$id"
        params={{ id: String(id) }}
        className="rule-back"
        aria-label={t('back')}
        title={t('back')}
      >
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <h1>{name}</h1>
      <StatusChip status={status} />
      <span className="sm mut">{standing(classifier).join(' · ')}</span>
      {waiting > 0 && (
        <span className="chip small tone-warn" role="status">
          {t('waiting', { shown: formatNumber(waiting) })}
        </span>
      )}
      <span className="push" />
      {missing.length === 0 && <NextStep classifier={classifier} actions={actions} />}
    </div>
  );
}
