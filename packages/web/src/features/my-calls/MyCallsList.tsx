import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listOwnScores, OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import Button from '@mui/material/Button';
import { Bell, Check, Clock, Inbox, Repeat2, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatClock, formatDateTime, formatNumber, formatShortDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { AnswerMoments } from '../../shared/goals/AnswerMoments.tsx';
import '../../shared/goals/goals.css';
import { GoalScore } from '../../shared/goals/GoalScore.tsx';
import { type Chosen, isChosen, type Tab, tabs } from './chosen.ts';
import { myCallsTexts } from './my-calls.texts.ts';

type Props = {
  data: ReplyOf<typeof listOwnScores>;
  tab: Tab;
  chosen: Chosen | undefined;
  /** Where there is no room beside the list: what is shown of the chosen call, under it. */
  detail: ReactNode;
  onTab: (tab: Tab) => void;
  onChoose: (one: OwnScore) => void;
  onMore: (() => void) | undefined;
};

/** Scored calls, newest first, each with the moment where most was lost. */
export function MyCallsList({ data, tab, chosen, detail, onTab, onChoose, onMore }: Props) {
  const t = useTexts(myCallsTexts);
  const { counts, results } = data;
  const isListed = results.some((one) => isChosen(one, chosen));
  return (
    <section className="card my-calls-list" aria-label={t('list')}>
      <div className="my-calls-tabs">
        <Choice
          label={t('show')}
          value={tab}
          options={tabs.map((value) => ({
            value,
            label: t(`tab_${value}`, { shown: formatNumber(counts[value]) }),
          }))}
          onChange={onTab}
        />
      </div>
      {!isListed && detail}
      {results.length === 0 && (
        <EmptyState isInside icon={<Inbox size={22} />} title={t(`none_${tab}`)} text={t('noneText')} />
      )}
      <ul className="my-calls-rows">
        {results.map((one) => (
          <li
            key={`${one.file_id} ${one.goal_id}`}
            className={isChosen(one, chosen) ? 'my-row current' : 'my-row'}
            aria-current={isChosen(one, chosen) ? 'true' : undefined}
            data-testid={`my-call-${one.file_id}`}
          >
            <Row one={one} onChoose={() => onChoose(one)} />
            {isChosen(one, chosen) && detail}
          </li>
        ))}
      </ul>
      {onMore && <Button onClick={onMore}>{t('more')}</Button>}
    </section>
  );
}

function Row({ one, onChoose }: { one: OwnScore; onChoose: () => void }) {
  const { file_id, file_name: name, duration_ms, type, audio_removed } = one;
  const call = { file_id, name, duration_ms, type, audio_removed };
  return (
    <>
      <span className="my-row-head">
        <GoalScore score={{ score: one.score, passed: one.passed, is_provisional: false }} />
        <button type="button" className="plain my-row-open" onClick={onChoose}>
          <b className="num">{formatDateTime(one.started_at)}</b>{' '}
          <span className="sm t2 el">
            {[one.subscriber, one.duration_ms === null ? null : formatClock(one.duration_ms), one.goal]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
      </span>
      {one.moment && <AnswerMoments call={call} moments={[one.moment]} first={1} />}
      <Marks one={one} />
    </>
  );
}

function Marks({ one }: { one: OwnScore }) {
  const t = useTexts(myCallsTexts);
  const { acknowledged_at, dispute_until, disputes, score, score_before } = one;
  const isOpen = disputes.some(({ status }) => status === 'open');
  return (
    <span className="my-marks">
      {isOpen && (
        <span className="chip small tone-info">
          <Scale size={12} aria-hidden />
          {t('disputed')}
        </span>
      )}
      {score_before !== null && score !== null && score_before !== score && (
        <span className="chip small tone-ok">
          <Repeat2 size={12} aria-hidden />
          {t('changedTo', { before: formatNumber(score_before), after: formatNumber(score) })}
        </span>
      )}
      {acknowledged_at !== null ? (
        <span className="chip small tone-mute">
          <Check size={12} aria-hidden />
          {t('acknowledged')}
        </span>
      ) : (
        !isOpen && (
          <span className="chip small tone-primary">
            <Bell size={12} aria-hidden />
            {t('isNew')}
          </span>
        )
      )}
      {acknowledged_at === null && !isOpen && dispute_until !== null && (
        <span className="chip small tone-mute">
          <Clock size={12} aria-hidden />
          {t('until', { date: formatShortDay(dispute_until.slice(0, 10)) })}
        </span>
      )}
    </span>
  );
}
