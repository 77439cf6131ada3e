import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatDate, formatNumber, formatPercent, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { StatusChip } from '../../../shared/classifiers/StatusChip.tsx';
import { useStanding } from '../../../shared/classifiers/use-standing.ts';
import { ruleListTexts } from '../../../shared/rules/list/list.texts.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { ClassifierMenu } from '../parts/ClassifierMenu.tsx';
import { LabelChips } from '../parts/LabelChips.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { UsedByLink } from '../parts/UsedBy.tsx';
import type { ClassifierActions } from '../parts/use-classifier-actions.ts';
import { useDefinition } from '../parts/use-classifier-words.ts';
import { AccuracyCell } from './AccuracyCell.tsx';

type Props = {
  classifier: Classifier;
  isCurrent: boolean;
  actions: ClassifierActions;
  onRemove: () => void;
};

/** One classifier: what it is, how far it has come, how good it is, who labelled, where it answers, and what brings it on. */
export function ClassifierRow({ classifier, isCurrent, actions, onRemove }: Props) {
  const t = useTexts(classifiersTexts);
  const l = useTexts(ruleListTexts);
  const definition = useDefinition();
  const { id, name, locked, labels, examples, labellers, agreement, used_by } = classifier;
  return (
    <tr data-current={isCurrent} data-testid={`classifier-${id}`}>
      <td>
        <span className="row classifier-name">
          <Link to="/classifiers/$id" params={{ id: String(id) }}>
            {name}
          </Link>
          {locked && (
            <span role="img" aria-label={l('locked')} title={l('locked')}>
              <Lock size={13} className="mut" aria-hidden />
            </span>
          )}
        </span>
        <span className="sm mut classifier-note">{definition(classifier)}</span>
        <LabelChips labels={labels} />
      </td>
      <td data-label={t('columnState')}>
        <StateCell classifier={classifier} />
      </td>
      <td>
        <AccuracyCell classifier={classifier} />
      </td>
      <td className="number" data-label={t('columnExamples')}>
        <span className="num med">{formatNumber(examples)}</span>
        <span className="sm mut num classifier-note">{t('people', { shown: formatNumber(labellers) })}</span>
        {labellers > 1 && agreement !== null && (
          <span
            className="sm mut num classifier-note classifier-agree"
            title={t('agreeWhy', { shown: formatNumber(agreement.n) })}
          >
            {t('agree', { shown: written(agreement.kappa) })}
          </span>
        )}
      </td>
      <td className="classifier-used">
        {used_by.length === 0 && <span className="sm mut">{t('nowhere')}</span>}
        {used_by.slice(0, 2).map((used) => (
          <UsedByLink key={`${used.kind}-${used.id}`} used={used} />
        ))}
        {used_by.length > 2 && (
          <span className="sm mut">{t('andMore', { shown: formatNumber(used_by.length - 2) })}</span>
        )}
      </td>
      <td className="number classifier-actions">
        <span className="row">
          <NextStep classifier={classifier} actions={actions} />
          <ClassifierMenu classifier={classifier} actions={actions} onRemove={onRemove} />
        </span>
      </td>
    </tr>
  );
}

function StateCell({ classifier }: { classifier: Classifier }) {
  const t = useTexts(classifiersTexts);
  const standing = useStanding();
  const { status, progress, learned, version, created, name } = classifier;
  const reasons = standing(classifier);
  return (
    <>
      <StatusChip status={status} />
      {status === 'LEARNING' && (
        <span className="row classifier-progress">
          <ProgressBar
            label={`${name}: ${t('progress', { shown: formatPercent(progress ?? 0) })}`}
            share={progress ?? 0}
          />
          <span className="sm num">{formatPercent(progress ?? 0)}</span>
        </span>
      )}
      {reasons.slice(0, 2).map((reason) => (
        <span key={reason} className="sm t2 classifier-note">
          {reason}
        </span>
      ))}
      {reasons.length > 2 && (
        <span className="sm mut">{t('andMore', { shown: formatNumber(reasons.length - 2) })}</span>
      )}
      {status === 'READY' && learned && (
        <span className="sm t2 classifier-note">
          {t('learnedAt', {
            version,
            time: formatDate(learned.at),
            seconds: formatSeconds(learned.ms),
          })}
        </span>
      )}
      {status === 'NEW' && (
        <span className="sm t2 classifier-note">{t('createdAt', { time: formatDate(created) })}</span>
      )}
    </>
  );
}
