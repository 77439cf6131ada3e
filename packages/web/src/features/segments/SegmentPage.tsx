import { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { SegmentInput } from '@earshot/core/segments/segments.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { readQuery } from '../../shared/rules/builder/detection-draft.ts';
import '../../shared/rules/editor/rule-editor.css';
import { SegmentEditor } from './SegmentEditor.tsx';
import { segmentQuery } from './segments.queries.ts';

type From = { filters?: string | undefined; query?: string | undefined };

/** One segment, or a new one where there is no id. */
export function SegmentPage({ id, from }: { id: number | null; from?: From }) {
  const query = useQuery({ ...segmentQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  const { filters, query: words } = from ?? {};
  const blank = useMemo(() => blankOf(filters, words), [filters, words]);
  if (id === null) return <SegmentEditor segment={null} blank={blank} />;
  if (query.data) return <SegmentEditor segment={query.data} blank={blank} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

function blankOf(filters: string | undefined, query: string | undefined): SegmentInput {
  return { name: '', description: '', filters: readFilters(filters), query: readQuery(query) };
}

function readFilters(text: string | undefined): CallFilters {
  try {
    return CallFilters.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
