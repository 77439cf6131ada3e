import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Keyboard, Split } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { classifiersQuery } from '../../../shared/classifiers/classifiers.queries.ts';
import { fewFrom, SpreadBar, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { StatusChip } from '../../../shared/classifiers/StatusChip.tsx';
import { useStanding } from '../../../shared/classifiers/use-standing.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { editLink } from '../kinds.ts';
import { subjectTexts } from '../subject.texts.ts';
import { trainingTexts } from '../training.texts.ts';
import './training.css';

/** The classifier that learns from the calls of a training project, and the way to label them. */
export function TrainingCard({ project }: { project: Project }) {
  const t = useTexts(trainingTexts);
  const mayRead = useMay('classifiers.read');
  const query = useQuery({ ...classifiersQuery(), enabled: mayRead && project.subject !== null });
  const { subject } = project;
  const classifier = query.data?.results.find(({ id }) => id === subject?.id);
  return (
    <section className="card training-card" aria-label={t('title')} data-testid="training">
      {subject === null && <Missing project={project} text={t('none')} />}
      {subject !== null && !mayRead && <p className="t2">{t('closed')}</p>}
      {subject !== null && query.isLoading && <Skeleton height={56} radius={8} />}
      {query.data && subject !== null && !classifier && <Missing project={project} text={t('gone')} />}
      {classifier && <Learner project={project} classifier={classifier} />}
    </section>
  );
}

function Missing({ project, text }: { project: Project; text: string }) {
  const t = useTexts(subjectTexts);
  const mayWrite = useMay('projects.write') && project.can_change;
  return (
    <div className="rule-line">
      <Split size={18} aria-hidden />
      <p className="grow">{text}</p>
      {mayWrite && (
        <ButtonLink variant="contained" {...editLink(project)}>
          {t('chooseClassifier')}
        </ButtonLink>
      )}
    </div>
  );
}

function Learner({ project, classifier }: { project: Project; classifier: Classifier }) {
  const t = useTexts(trainingTexts);
  const standing = useStanding()(classifier);
  const mayLabel = useMay('classifiers.write');
  const { id, name, status, progress, examples } = classifier;
  const params = { id: String(id) };
  const isLacking = status === 'WAITING FOR DATA';
  return (
    <>
      <div className="training-who">
        <span className="rule-line">
          <Link to="/classifiers/$id" params={params} className="med" title={t('open', { name })}>
            {name}
          </Link>
          <StatusChip status={status} />
          {status === 'LEARNING' && progress !== null && (
            <span className="run-line">
              <ProgressBar label={t('progress', { shown: formatPercent(progress) })} share={progress} />
              <span className="sm t2 num">{formatPercent(progress)}</span>
            </span>
          )}
        </span>
        <p className="sm t2">
          {t('examples', { shown: formatNumber(examples) })}
          {standing.length > 0 && ` · ${isLacking ? `${t('missing')}: ` : ''}${standing.join(', ')}`}
        </p>
      </div>
      <Accuracy classifier={classifier} />
      {mayLabel && (
        <ButtonLink
          variant="contained"
          startIcon={<Keyboard size={15} />}
          to="/classifiers/$id/label"
          params={params}
          search={{ project: String(project.id) }}
        >
          {t('label')}
        </ButtonLink>
      )}
    </>
  );
}

function Accuracy({ classifier: { accuracy, usual } }: { classifier: Classifier }) {
  const t = useTexts(trainingTexts);
  if (accuracy === null) return <p className="sm mut">{t('noVersion')}</p>;
  const { value, low, high, n } = accuracy;
  return (
    <div className="training-accuracy">
      <p className="num">
        <b>{written(value)}</b>{' '}
        <span className="sm t2">
          ± {written((high - low) / 2)} {t('accuracy')}
          {n < fewFrom && `, ${t('few')}`}
        </span>
      </p>
      <SpreadBar value={value} low={low} high={high} usual={usual} isFew={n < fewFrom} />
    </div>
  );
}
