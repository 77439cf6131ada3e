import type { Goal } from '@earshot/core/goals/goals.ts';
import type { AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, ClipboardList, Scale } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { goalsQuery } from '../../shared/goals/goals.queries.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { periodOf } from '../../shared/people/period-of-days.ts';
import './agreement.css';
import { AgreementFacts } from './AgreementFacts.tsx';
import { agreementQuery } from './agreement.queries.ts';
import { agreementTexts } from './agreement.texts.ts';
import { ExpertCard } from './ExpertCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionsTable } from './QuestionsTable.tsx';
import { SwitchesCard } from './SwitchesCard.tsx';
import { TooFewCard } from './TooFewCard.tsx';

/** How far machine and people agree, question by question, and what follows from that. */
export function AgreementPage() {
  const t = useTexts(agreementTexts);
  const goals = useQuery(goalsQuery());
  if (goals.isError) return <ErrorState error={goals.error} onRetry={() => void goals.refetch()} />;
  if (goals.data === undefined) return <Skeleton height={400} radius={12} />;
  if (goals.data.results.length === 0)
    return (
      <EmptyState icon={<Scale size={22} aria-hidden />} title={t('noGoals')}>
        <ButtonLink variant="contained" to="/goals" search={{ create: '1' }}>
          {t('addGoal')}
        </ButtonLink>
      </EmptyState>
    );
  return <OfGoals goals={goals.data.results} />;
}

function OfGoals({ goals }: { goals: readonly Goal[] }) {
  const search = useSearch({ from: '/signed-in/reviews/agreement' });
  const [now] = useState(() => new Date());
  const goal = goals.find(({ id }) => String(id) === search.goal) ?? goals[0];
  const expert = search.expert ? Number(search.expert) : null;
  // Three months, where the address says nothing: a month is too short for twenty blind calls.
  const period = periodOf({ dateFrom: '3m', ...search }, now);
  const query = useQuery(agreementQuery(goal?.id ?? 0, period, expert));
  return (
    <div className="page agreement-page">
      <Head goals={goals} goalId={goal?.id ?? 0} report={query.data} />
      {query.isError && query.data === undefined ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton height={420} radius={12} />
      ) : (
        <Report report={query.data} />
      )}
    </div>
  );
}

type HeadProps = { goals: readonly Goal[]; goalId: number; report: AgreementReport | undefined };

function Head({ goals, goalId, report }: HeadProps) {
  const t = useTexts(agreementTexts);
  const search = useSearch({ from: '/signed-in/reviews/agreement' });
  const navigate = useNavigate();
  const go = (change: Partial<typeof search>) =>
    void navigate({ to: '/reviews/agreement', search: { ...search, ...change }, replace: true });
  return (
    <>
      <div className="page-head">
        <Link to="/reviews" className="rule-back" aria-label={t('reviews')} title={t('reviews')}>
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <h1>{t('title')}</h1>
        <span className="push" />
        <ButtonLink
          variant="outlined"
          startIcon={<Scale size={15} aria-hidden />}
          to="/reviews/calibrations"
          search={{}}
        >
          {t('calibration')}
        </ButtonLink>
      </div>
      <div className="agreement-asked">
        <SmallSelect
          label={t('goal')}
          value={String(goalId)}
          options={goals.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(goal) => go({ goal, q: undefined, expert: undefined })}
        />
        <PeriodPicker search={{ dateFrom: '3m', ...search }} onChange={go} />
        <span className="push" />
        {report && (
          <span className="sm t2 num">
            {[
              t('reviewed', { count: report.reviewed, shown: formatNumber(report.reviewed) }),
              t('byTwo', { shown: formatNumber(report.twice) }),
            ].join(', ')}
          </span>
        )}
      </div>
      <p className="sm mut agreement-lead">{t('blindOnly')}</p>
    </>
  );
}

function Report({ report }: { report: AgreementReport }) {
  const t = useTexts(agreementTexts);
  const { q } = useSearch({ from: '/signed-in/reviews/agreement' });
  const chosen =
    report.questions.find(({ question_id }) => String(question_id) === q) ??
    report.questions.find(({ state }) => state === 'assist') ??
    report.questions[0];
  if (report.reviewed === 0)
    return (
      <EmptyState icon={<ClipboardList size={22} aria-hidden />} title={t('none')} isInside>
        <ButtonLink variant="contained" to="/reviews" search={{}}>
          {t('plan')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <AgreementFacts report={report} />
      <div className="agreement-columns">
        <div className="agreement-column">
          <QuestionsTable report={report} chosen={chosen?.question_id ?? null} />
          {chosen && <QuestionCard goalId={report.goal_id} question={chosen} />}
        </div>
        <div className="agreement-column">
          <SwitchesCard report={report} />
          <ExpertCard report={report} />
          <TooFewCard report={report} />
        </div>
      </div>
    </>
  );
}
