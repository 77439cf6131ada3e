import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Lock, RotateCw, Search, X } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeys } from '../../../lib/keys.ts';
import { StatusChip } from '../../../shared/classifiers/StatusChip.tsx';
import { useStanding } from '../../../shared/classifiers/use-standing.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import { ClassifierMenu } from '../parts/ClassifierMenu.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { RemoveClassifier } from '../parts/RemoveClassifier.tsx';
import { type ClassifierActions, canLearn, useClassifierActions } from '../parts/use-classifier-actions.ts';
import { useDefinition } from '../parts/use-classifier-words.ts';
import { cardTexts } from './card.texts.ts';
import { ApplyButton } from './runs/ApplyButton.tsx';

/** What the classifier is and how far it has come, and what can be done with it. */
export function CardHead({ classifier }: { classifier: Classifier }) {
  const t = useTexts(classifiersTexts);
  const s = useTexts(savingTexts);
  const navigate = useNavigate();
  const actions = useClassifierActions();
  const definition = useDefinition();
  const standing = useStanding();
  const [asked, setAsked] = useState<Classifier | null>(null);
  const { id, name, status, version, locked, description } = classifier;
  const reasons = standing(classifier);
  const mayLearn = useMay('classifiers.write') && canLearn(classifier) && !actions.isBusy;
  useKeys({
    KeyC: () => version > 0 && void navigate({ to: '/classifiers/$id/check', params: { id: String(id) } }),
    KeyL: () => mayLearn && actions.learn(classifier),
  });
  return (
    <>
      <div className="page-head">
        <Link to="/classifiers" className="rule-back" aria-label={t('title')} title={t('title')}>
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <h1>{name}</h1>
        <StatusChip status={status} />
        {version > 0 && <span className="chip small num">v{version}</span>}
        {locked && (
          <span className="chip small tone-warn">
            <Lock size={11} aria-hidden /> {s('locked')}
          </span>
        )}
        <span className="head-actions">
          {version > 0 && (
            <ButtonLink
              variant="outlined"
              startIcon={<Search size={15} />}
              to="/classifiers/$id/check"
              params={{ id: String(id) }}
            >
              {t('check')}
              <kbd className="on-button" aria-hidden>
                C
              </kbd>
            </ButtonLink>
          )}
          {version > 0 && <ApplyButton classifier={classifier} />}
          <ClassifierMenu classifier={classifier} actions={actions} onRemove={() => setAsked(classifier)} />
          <LearnButton classifier={classifier} actions={actions} />
          {version === 0 && status !== 'LEARNING' && !canLearn(classifier) && (
            <NextStep isMain classifier={classifier} actions={actions} />
          )}
        </span>
      </div>
      <p className="sm t2 card-description">
        {[definition(classifier), ...(description === '' ? [] : [description])].join(' · ')}
      </p>
      {reasons.length > 0 && (
        <p className={`notice ${status === 'ERROR' ? 'tone-bad' : 'tone-warn'}`} data-testid="standing">
          <span>{reasons.join(' · ')}</span>
          {version > 0 && !canLearn(classifier) && <NextStep classifier={classifier} actions={actions} />}
        </p>
      )}
      <RemoveClassifier
        classifier={asked}
        onRemoved={() => void navigate({ to: '/classifiers' })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function LearnButton({ classifier, actions }: { classifier: Classifier; actions: ClassifierActions }) {
  const t = useTexts(classifiersTexts);
  const c = useTexts(cardTexts);
  const mayWrite = useMay('classifiers.write') && classifier.can_change;
  const { status, progress, changed, version } = classifier;
  if (status === 'LEARNING')
    return (
      <span className="row learning">
        <ProgressBar label={t('progress', { shown: formatPercent(progress ?? 0) })} share={progress ?? 0} />
        <span className="num sm">{formatPercent(progress ?? 0)}</span>
        {mayWrite && (
          <Button
            variant="outlined"
            startIcon={<X size={15} />}
            disabled={actions.isBusy}
            onClick={() => actions.cancel(classifier)}
          >
            {t('cancel')}
          </Button>
        )}
      </span>
    );
  if (!mayWrite || !canLearn(classifier)) return null;
  return (
    <Button
      variant="contained"
      startIcon={<RotateCw size={15} />}
      loading={actions.isBusy}
      onClick={() => actions.learn(classifier)}
    >
      {t('learnNext', { version: version + 1 })}
      {changed > 0 && (
        <span className="sm learn-changed">{c('newAnswers', { shown: formatNumber(changed) })}</span>
      )}
      <kbd className="on-button" aria-hidden>
        L
      </kbd>
    </Button>
  );
}
