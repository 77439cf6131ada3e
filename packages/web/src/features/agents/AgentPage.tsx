import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { MergedLine } from '../../shared/people/MergedLine.tsx';
import { agentQuery } from '../../shared/people/people.queries.ts';
import { periodOf } from '../../shared/people/period-of-days.ts';
import { AgentDialogs, type AskedOfAgents } from './AgentDialogs.tsx';
import { AgentHead } from './AgentHead.tsx';
import { AgentSummary } from './AgentSummary.tsx';
import './agents.css';
import { agentSummaryQuery } from './agents.queries.ts';
import { useMerge } from './use-merge.ts';

/** One operator; the address of somebody who was merged leads to whom they were merged into. */
export function AgentPage() {
  const { id } = useParams({ from: '/signed-in/agents/$id' });
  const search = useSearch({ from: '/signed-in/agents/$id' });
  const navigate = useNavigate();
  const query = useQuery(agentQuery(Number(id)));
  const isLate = useLate(query.isPending);
  const agent = query.data;
  useTitle(agent?.name);
  const other = agent !== undefined && String(agent.id) !== id ? String(agent.id) : null;
  useEffect(() => {
    if (other !== null) void navigate({ to: '/agents/$id', params: { id: other }, search, replace: true });
  }, [other, navigate, search]);
  if (agent) return <Page key={agent.id} agent={agent} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}

function Page({ agent }: { agent: Agent }) {
  const search = useSearch({ from: '/signed-in/agents/$id' });
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<AskedOfAgents | null>(null);
  const summary = useQuery(agentSummaryQuery(agent.id, periodOf(search, now)));
  const merge = useMerge();
  const isLate = useLate(summary.isPending);
  const choose = (period: typeof search) =>
    void navigate({
      to: '/agents/$id',
      params: { id: String(agent.id) },
      search: { ...search, ...period },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="page agent-page">
      <AgentHead agent={agent} search={search} onPeriod={choose} onAsk={setAsked} />
      <MergedLine
        name={agent.name}
        merged={agent.merged}
        isBusy={merge.isPending}
        onTakeApart={agent.can_change ? (id, name) => void merge.takeApart([{ id, name }]) : undefined}
      />
      {summary.data ? (
        <AgentSummary agent={agent} summary={summary.data} period={periodOf(search, now)} onPeriod={choose} />
      ) : summary.isError ? (
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      ) : (
        isLate && <Skeleton height={480} radius={12} />
      )}
      <AgentDialogs
        asked={asked}
        onClose={() => setAsked(null)}
        onGone={() => void navigate({ to: '/agents', replace: true })}
      />
    </div>
  );
}
