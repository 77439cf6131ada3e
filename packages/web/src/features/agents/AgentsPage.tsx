import Button from '@mui/material/Button';
import { Headset, SearchX, Upload } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import '../../shared/people/people.css';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useMay } from '../../shared/users.queries.ts';
import { AgentDialogs, type AskedOfAgents } from './AgentDialogs.tsx';
import { AgentList } from './AgentList.tsx';
import { AgentsBar } from './AgentsBar.tsx';
import { AgentsHead } from './AgentsHead.tsx';
import './agents.css';
import { agentsTexts } from './agents.texts.ts';
import { LikelySame } from './LikelySame.tsx';
import { useAgentList } from './use-agent-list.ts';

/** Who takes the calls, by team, with what the calls of a period show. */
export function AgentsPage() {
  const p = useTexts(peopleTexts);
  const list = useAgentList();
  const { query, agents, search, change } = list;
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('agents.write');
  const [asked, setAsked] = useState<AskedOfAgents | null>(null);
  const isNew = search.create !== undefined && mayWrite;
  const close = () => {
    setAsked(null);
    if (search.create !== undefined) change({ create: undefined });
  };
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const isFound = (search.text?.trim() ?? '') !== '';
  return (
    <div className="page agents">
      <AgentsHead list={list} onAsk={setAsked} />
      {agents && (agents.length > 0 || isFound) && <AgentsBar list={list} />}
      {mayWrite && (
        <LikelySame pairs={list.likelySame} onSee={(pairs) => setAsked({ kind: 'likely', pairs })} />
      )}
      {isLate && <Skeleton height={440} radius={12} />}
      {agents?.length === 0 &&
        (isFound ? <NoMatches onClear={() => change({ text: undefined })} /> : <NoAgents />)}
      {agents && agents.length > 0 && <AgentList list={list} onAsk={setAsked} />}
      {query.hasNextPage && (
        <div className="agents-more">
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {p('more')}
          </Button>
        </div>
      )}
      <AgentDialogs asked={isNew ? { kind: 'edit', agent: null } : asked} onClose={close} />
    </div>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  return (
    <section className="card agents-empty">
      <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')}>
        <Button variant="outlined" onClick={onClear}>
          {p('clear')}
        </Button>
      </EmptyState>
    </section>
  );
}

function NoAgents() {
  const t = useTexts(agentsTexts);
  const mayUpload = useMay('files.write');
  return (
    <section className="card agents-empty">
      <EmptyState isInside icon={<Headset size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
        {mayUpload && (
          <Button variant="outlined" startIcon={<Upload size={16} />} onClick={openUploadDialog}>
            {t('upload')}
          </Button>
        )}
      </EmptyState>
    </section>
  );
}
