import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { type QueueItem, queueKinds } from '@earshot/core/classifiers/queue.api.ts';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { Choice } from '../../../components/Choice.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { canBeHeard } from '../../../shared/hits/play-call.ts';
import { Answers } from './Answers.tsx';
import { Asked, callOf } from './Asked.tsx';
import { labelTexts } from './label.texts.ts';
import { MomentPlayer } from './MomentPlayer.tsx';
import { useAnswering } from './use-answering.ts';
import { type QueueKind, useLabelQueue } from './use-label-queue.ts';

type Props = {
  classifier: Classifier;
  kind: QueueKind;
  projectId: number | undefined;
  onKind: (kind: QueueKind) => void;
};

/** What is asked about, one after the other. */
export function QueueCard({ classifier, kind, projectId, onKind }: Props) {
  const t = useTexts(labelTexts);
  const queue = useLabelQueue(classifier.id, kind, projectId);
  const { query, item, today } = queue;
  const left = query.data?.left;
  return (
    <section className="card queue-card" aria-label={t('title')}>
      <div className="queue-head">
        <Choice
          label={t('kind')}
          value={kind}
          options={queueKinds.map((value) => ({
            value,
            label: t(`kind_${value}`, { shown: left ? formatNumber(left[value]) : '' }),
          }))}
          onChange={onKind}
        />
        <span className="push num sm" data-testid="today">
          {t('today', { shown: formatNumber(today) })}
        </span>
      </div>
      {item ? <Question item={item} classifier={classifier} queue={queue} /> : <NoItem queue={queue} />}
    </section>
  );
}

type QuestionProps = {
  item: QueueItem;
  classifier: Classifier;
  queue: ReturnType<typeof useLabelQueue>;
};

function Question({ item, classifier, queue }: QuestionProps) {
  const answering = useAnswering({ classifier, item, queue });
  return (
    <>
      <div className="queue-item" data-testid={`item-${item.id}`}>
        <Asked item={item} classifier={classifier} />
        {canBeHeard(callOf(item)) && <MomentPlayer call={callOf(item)} place={item.place} />}
      </div>
      <Answers {...{ item, classifier, answering }} />
    </>
  );
}

function NoItem({ queue: { query } }: Pick<QuestionProps, 'queue'>) {
  const t = useTexts(labelTexts);
  const isLate = useLate(query.isPending);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined || query.isFetching)
    return <div className="queue-item">{isLate && <Skeleton height={360} radius={10} />}</div>;
  if (query.data.is_filling)
    return <EmptyState isInside icon={<LoaderCircle size={22} />} title={t('filling')} />;
  return (
    <EmptyState isInside icon={<CircleCheck size={22} />} title={t('emptyTitle')} text={t('emptyText')} />
  );
}
