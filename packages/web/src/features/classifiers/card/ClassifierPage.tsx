import { type Classifier, fewestExamples } from '@earshot/core/classifiers/classifiers.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import '../../../components/plain-table.css';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { idOfAddress } from '../../../lib/id-of-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import '../../../shared/classifiers/answers.css';
import '../../../shared/rules/editor/rule-editor.css';
import '../../../shared/tags/tag-chip.css';
import '../../../shared/classifiers/spread.css';
import '../classifiers.css';
import { classifierQuery, reportQuery } from '../classifiers.queries.ts';
import type { CardSearch } from '../section.ts';
import { CardHead } from './CardHead.tsx';
import './card.css';
import { canLearn } from '../parts/use-classifier-actions.ts';
import { ConfusionCard } from './ConfusionCard.tsx';
import { CurveCard } from './CurveCard.tsx';
import { cardTexts } from './card.texts.ts';
import { DriftCard } from './DriftCard.tsx';
import { ExamplesCard } from './examples/ExamplesCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { LabelDetail } from './LabelDetail.tsx';
import { LabellersCard } from './LabellersCard.tsx';
import { LabelsTable } from './LabelsTable.tsx';
import { ReliabilityCard } from './ReliabilityCard.tsx';
import { RunsCard } from './runs/RunsCard.tsx';
import { SuspiciousCard } from './SuspiciousCard.tsx';
import { UsedCard } from './UsedCard.tsx';
import { VersionsCard } from './VersionsCard.tsx';

/** What is known of the classifier that the address names. */
export function ClassifierPage() {
  const { id } = useParams({ from: '/signed-in/classifiers/$id' });
  const search = useSearch({ from: '/signed-in/classifiers/$id' });
  const query = useQuery(classifierQuery(idOfAddress(id)));
  const isLate = useLate(query.isLoading);
  if (query.data) return <Card key={id} classifier={query.data} search={search} />;
  if (query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} list="/classifiers" />;
  return <div className="page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

type Props = { classifier: Classifier; search: CardSearch };

export function Card({ classifier, search }: Props) {
  const navigate = useNavigate();
  useTitle(classifier.name);
  const { id } = classifier;
  const set = (next: CardSearch) =>
    void navigate({
      to: '/classifiers/$id',
      params: { id: String(id) },
      search: { ...search, ...next },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="page classifier-card">
      <CardHead classifier={classifier} />
      <div className="card-columns">
        <div className="card-main">
          <Known {...{ classifier, search, set }} />
          <ExamplesCard {...{ classifier, search, set }} />
        </div>
        <aside className="card-side">
          <Measured classifier={classifier} />
          <VersionsCard classifier={classifier} />
          <DriftCard classifier={classifier} />
          <RunsCard classifier={classifier} />
          <SuspiciousCard classifier={classifier} />
          <LabellersCard id={id} />
          <UsedCard classifier={classifier} />
        </aside>
      </div>
    </div>
  );
}

type KnownProps = Props & { set: (next: CardSearch) => void };

/** How good the version is that answers, and each of its labels. */
function Known({ classifier, search, set }: KnownProps) {
  const t = useTexts(cardTexts);
  const { id, version } = classifier;
  const query = useQuery({ ...reportQuery(id), enabled: version > 0 });
  if (version === 0)
    return (
      <p className="notice tone-info">
        {canLearn(classifier)
          ? t('enoughToLearn')
          : t('nothingLearned', { shown: formatNumber(fewestExamples) })}
      </p>
    );
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={320} radius={12} />;
  const { labels, confusion } = query.data;
  const chosen = labels.find((label) => String(label.id) === search.label) ?? labels[0];
  const choose = (label: number) => set({ label: String(label) });
  const showExamples = (view: 'wrong' | 'missed', label: number) =>
    set({ view, label: String(label), page: undefined });
  return (
    <>
      <FiguresCard report={query.data} />
      <LabelsTable {...{ classifier, labels, choose, showExamples }} chosen={chosen?.id} />
      {chosen && <LabelDetail key={chosen.id} classifier={classifier} label={chosen} />}
      {confusion && <ConfusionCard {...{ classifier, labels, confusion, showExamples }} />}
    </>
  );
}

function Measured({ classifier: { id, version } }: Pick<Props, 'classifier'>) {
  const report = useQuery({ ...reportQuery(id), enabled: version > 0 }).data;
  if (report === undefined) return null;
  return (
    <>
      <ReliabilityCard report={report} />
      <CurveCard curve={report.curve} forecast={report.forecast} />
    </>
  );
}
