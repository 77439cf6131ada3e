import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { queueKinds } from '@earshot/core/classifiers/queue.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { idOfAddress } from '../../../lib/id-of-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import '../../../shared/classifiers/answers.css';
import '../../../shared/rules/editor/rule-editor.css';
import '../../../shared/tags/tag-chip.css';
import { CurveCard } from '../card/CurveCard.tsx';
import { LabellersCard } from '../card/LabellersCard.tsx';
import '../card/card.css';
import { SuspiciousCard } from '../card/SuspiciousCard.tsx';
import '../../../shared/classifiers/spread.css';
import '../classifiers.css';
import { classifierQuery, reportQuery } from '../classifiers.queries.ts';
import type { LabelSearch } from '../section.ts';
import './label.css';
import { LabelHead } from './LabelHead.tsx';
import { labelTexts } from './label.texts.ts';
import { QueueCard } from './QueueCard.tsx';
import { refreshAfterLabelling } from './use-label-queue.ts';

/** One place of a call after the other: what is it about? */
export function LabelPage() {
  const { id } = useParams({ from: '/signed-in/classifiers/$id/label' });
  const search = useSearch({ from: '/signed-in/classifiers/$id/label' });
  const query = useQuery(classifierQuery(idOfAddress(id)));
  const isLate = useLate(query.isLoading);
  if (query.data) return <Labelling key={id} classifier={query.data} search={search} />;
  if (query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} list="/classifiers" />;
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}

type Props = { classifier: Classifier; search: LabelSearch };

export function Labelling({ classifier, search }: Props) {
  const t = useTexts(labelTexts);
  const navigate = useNavigate();
  const { id, name, version } = classifier;
  useTitle(`${t('title')}: ${name}`);
  const kind = queueKinds.find((one) => one === search.kind) ?? 'mixed';
  const report = useQuery({ ...reportQuery(id), enabled: version > 0 }).data;
  useEffect(() => () => void refreshAfterLabelling(), []);
  return (
    <div className="page label-page">
      <LabelHead
        classifier={classifier}
        projectId={/^\d+$/u.test(search.project ?? '') ? search.project : undefined}
      />
      <div className="label-columns">
        <QueueCard
          key={`${kind}-${search.project ?? ''}`}
          classifier={classifier}
          kind={kind}
          projectId={search.project === undefined ? undefined : Number(search.project)}
          onKind={(next) =>
            void navigate({
              to: '/classifiers/$id/label',
              params: { id: String(id) },
              search: { ...search, kind: next === 'mixed' ? undefined : next },
              replace: true,
            })
          }
        />
        <aside className="label-side">
          {report && <CurveCard curve={report.curve} forecast={report.forecast} />}
          <SuspiciousCard classifier={classifier} />
          <LabellersCard id={id} />
        </aside>
      </div>
    </div>
  );
}
