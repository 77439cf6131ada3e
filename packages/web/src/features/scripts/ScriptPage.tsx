import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { ScriptEditor } from './ScriptEditor.tsx';
import { type SaidSearch, wordingOfSaid } from './said-wording.ts';
import { scriptQuery } from './scripts.queries.ts';

/** One script, or a new one where there is no id; `said` are words of a call that it begins with. */
export function ScriptPage({ id, said }: { id: number | null; said?: SaidSearch }) {
  const query = useQuery({ ...scriptQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  const start = useMemo(() => wordingOfSaid(said ?? {}), [said]);
  if (id === null) return <ScriptEditor script={null} wording={start} />;
  if (query.data) return <ScriptEditor script={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}
