import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Split } from 'lucide-react';
import { ButtonLink } from '../../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { useTexts } from '../../../../lib/i18n.ts';
import { callLabelsQuery, classifiersQuery } from '../../../../shared/classifiers/classifiers.queries.ts';
import { ErrorState } from '../../../../shared/ErrorState.tsx';
import { useMay } from '../../../../shared/users.queries.ts';
import type { PanelProps } from '../panels.ts';
import { ClassifierSection } from './ClassifierSection.tsx';
import { groupLabels } from './groups.ts';
import './labels-tab.css';
import { labelsTabTexts } from './labels-tab.texts.ts';
import { useDecideLabel } from './use-decide-label.ts';

/** What each classifier says of the call, with the moments that decided. */
export function LabelsTab({ file, transcript }: Pick<PanelProps, 'file' | 'transcript'>) {
  const t = useTexts(labelsTabTexts);
  const mayWrite = useMay('classifiers.write');
  const labels = useQuery(callLabelsQuery(file.file_id));
  const classifiers = useQuery(classifiersQuery());
  const say = useDecideLabel(file.file_id);
  const failed = [labels, classifiers].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (labels.data === undefined || classifiers.data === undefined)
    return <Skeleton height={120} radius={8} />;
  const { answered, unanswered } = groupLabels(labels.data, classifiers.data.results);
  if (answered.length + unanswered.length === 0) return <NoClassifiers mayWrite={mayWrite} />;
  return (
    <>
      {answered.map((group) => (
        <ClassifierSection
          key={group.id}
          {...{ file, group }}
          phrases={transcript?.phrases}
          onSay={mayWrite ? say : undefined}
        />
      ))}
      {mayWrite && answered.length > 0 && (
        <p className="side-section xs mut">
          {t(answered.every(({ unit }) => unit === 'call') ? 'teachesCall' : 'teachesMoments')}
        </p>
      )}
      {unanswered.length > 0 && <Unanswered file={file} classifiers={unanswered} />}
    </>
  );
}

function NoClassifiers({ mayWrite }: { mayWrite: boolean }) {
  const t = useTexts(labelsTabTexts);
  return (
    <EmptyState isInside icon={<Split size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
      {mayWrite && (
        <ButtonLink variant="contained" to="/classifiers/create">
          {t('create')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Classifiers that have said nothing of the call yet, and why. */
function Unanswered({ file, classifiers }: { file: File; classifiers: readonly Classifier[] }) {
  const t = useTexts(labelsTabTexts);
  const why = ({ version }: Classifier) =>
    version === 0 ? 'learnedNothing' : file.status === 'PROCESSING' ? 'inProcess' : 'cameBefore';
  return (
    <section className="side-section" data-testid="labels-unanswered">
      <h2>{t('unanswered')}</h2>
      <ul className="side-list">
        {classifiers.map((one) => (
          <li key={one.id}>
            <Link to="/classifiers/$id" params={{ id: String(one.id) }} className="med">
              {one.name}
            </Link>
            <p className="sm t2">{t(why(one))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
