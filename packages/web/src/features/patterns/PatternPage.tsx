import type { PatternInput } from '@earshot/core/patterns/patterns.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { newDetection, readQuery } from '../../shared/rules/builder/detection-draft.ts';
import { PatternEditor } from './PatternEditor.tsx';
import { patternQuery } from './patterns.queries.ts';

/** One pattern, or a new one where there is no id; `query` is what was looked for before. */
export function PatternPage({ id, query: text }: { id: number | null; query?: string | undefined }) {
  const query = useQuery({ ...patternQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  const blank = useMemo(() => blankOf(text), [text]);
  if (id === null) return <PatternEditor pattern={null} blank={blank} />;
  if (query.data) return <PatternEditor pattern={query.data} blank={blank} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

function blankOf(text: string | undefined): PatternInput {
  const query = readQuery(text);
  const detection =
    query === null ? newDetection() : { join: 'all' as const, methods: [{ kind: 'query' as const, query }] };
  return { name: '', description: '', detection };
}
