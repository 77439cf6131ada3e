import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { ScriptEditor } from './ScriptEditor.tsx';
import { scriptQuery } from './scripts.queries.ts';

/** One script, or a new one where there is no id. */
export function ScriptPage({ id }: { id: number | null }) {
  const query = useQuery({ ...scriptQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  if (id === null) return <ScriptEditor script={null} />;
  if (query.data) return <ScriptEditor script={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}
