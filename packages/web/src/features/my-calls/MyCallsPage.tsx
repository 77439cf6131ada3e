import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { periodOf } from '../../shared/people/period-of-days.ts';
import { ownScoresQuery } from '../../shared/reviews/own-scores.queries.ts';
import { type Chosen, isChosen, tabs } from './chosen.ts';
import { MyCall } from './MyCall.tsx';
import { MyCallsHead } from './MyCallsHead.tsx';
import { MyCallsList } from './MyCallsList.tsx';
import { MySide } from './MySide.tsx';
import { MyStrip } from './MyStrip.tsx';
import { SelfReviewCard } from './SelfReviewCard.tsx';
import './my-calls.css';
import { myCallsTexts } from './my-calls.texts.ts';
import type { MyCallsSearch } from './section.ts';

const pageSize = 50;

/** What is published of the calls of whoever looks, call by call, and what they can say to it. */
export function MyCallsPage() {
  const t = useTexts(myCallsTexts);
  const search: MyCallsSearch = useSearch({ from: '/signed-in/my-calls' });
  const navigate = useNavigate();
  const change = (part: MyCallsSearch) =>
    // From scoring one's own call Back leads to the call.
    void navigate({ to: '/my-calls', search: { ...search, ...part }, replace: part.own === undefined });
  const [limit, setLimit] = useState(pageSize);
  const isNarrow = useMediaQuery('(max-width:959.95px)');
  const tab = tabs.find((one) => one === search.tab) ?? 'all';
  const goalId = Number(search.goal) || undefined;
  const { dateFrom, dateTo } = periodOf(search, new Date());
  const query = useQuery(
    ownScoresQuery({
      tab,
      limit,
      ...(goalId !== undefined && { goal_id: goalId }),
      ...(dateFrom !== undefined && { from: dateFrom }),
      ...(dateTo !== undefined && { to: dateTo }),
    }),
  );
  const { data } = query;
  if (query.isError && data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton height={420} radius={12} />;
  if (data.agent === null) return <EmptyState icon={<Headphones size={22} />} title={t('noAgent')} />;
  const chosen = chosenOf(data.results, search);
  const own = Number(search.own) || null;
  const detail =
    own !== null && search.file !== undefined ? (
      <SelfReviewCard
        key={`${search.file} ${own}`}
        place={{ file_id: search.file, goal_id: own }}
        onClose={() => change({ own: undefined })}
      />
    ) : (
      chosen && (
        <MyCall
          key={`${chosen.file_id} ${chosen.goal_id}`}
          fileId={chosen.file_id}
          goalId={chosen.goal_id}
          listed={data.results.find((one) => isChosen(one, chosen))}
          onScore={(goal) => change({ file: chosen.file_id, own: String(goal) })}
        />
      )
    );
  return (
    <div className="page my-calls">
      <MyCallsHead search={search} onChange={change} score={chosen} />
      <MyStrip data={data} />
      <div className="my-calls-body">
        <MyCallsList
          {...{ data, tab, chosen }}
          detail={isNarrow ? detail : null}
          onTab={(next) => change({ tab: next, file: undefined, own: undefined })}
          onChoose={({ file_id, goal_id }) =>
            change({
              file: file_id,
              goal: search.goal === undefined ? undefined : String(goal_id),
              own: undefined,
            })
          }
          onMore={data.results.length < data.count ? () => setLimit((now) => now + pageSize) : undefined}
        />
        {!isNarrow && <div className="my-calls-middle">{detail || <NothingChosen />}</div>}
        <MySide asked={Number(search.coaching) || null} />
      </div>
    </div>
  );
}

function NothingChosen() {
  const t = useTexts(myCallsTexts);
  return (
    <section className="card my-call-none">
      <EmptyState isInside icon={<Headphones size={22} />} title={t('chooseCall')} text={t('noneText')} />
    </section>
  );
}

/** The call that the address names, also where the list does not show it; else the first of the list. */
function chosenOf(results: readonly OwnScore[], { file, goal }: MyCallsSearch): Chosen | undefined {
  if (file === undefined) return results[0];
  const asked = { file_id: file, goal_id: Number(goal) || null };
  return results.find((one) => isChosen(one, asked)) ?? asked;
}
