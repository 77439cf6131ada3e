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
export function LabelHead({
  classifier,
  projectId,
}: {
  classifier: Classifier;
  projectId?: string | undefined;
}) {
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
        {...(projectId === undefined
          ? { to: '/classifiers/$id' as const, params: { id: String(id) } }
          : { to: '/training/$id' as const, params: { id: projectId } })}
        className="rule-back"
        aria-label={t(projectId === undefined ? 'back' : 'backToProject')}
        title={t(projectId === undefined ? 'back' : 'backToProject')}
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
      {missing.length === 0 && (
        <span className="head-actions">
          <NextStep classifier={classifier} actions={actions} />
        </span>
      )}
    </div>
  );
}
