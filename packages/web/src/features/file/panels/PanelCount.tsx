import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/format.ts';
import { callLabelsQuery } from '../../../shared/classifiers/classifiers.queries.ts';
import { annotationsQuery, commentsQuery } from './notes.queries.ts';
import { fileTagsQuery } from './tags.queries.ts';

/** How many tags the call has. */
export function TagCount({ fileId }: { fileId: string }) {
  return <Count value={useQuery(fileTagsQuery(fileId)).data?.length ?? 0} />;
}

/** How many labels it has. */
export function LabelCount({ fileId }: { fileId: string }) {
  const labels = useQuery(callLabelsQuery(fileId)).data ?? [];
  return <Count value={labels.filter(({ decision }) => decision === 'yes').length} />;
}

/** How many comments on the call and notes on its words there are. */
export function CommentCount({ fileId }: { fileId: string }) {
  const comments = useQuery(commentsQuery(fileId)).data?.length ?? 0;
  const notes = useQuery(annotationsQuery(fileId)).data?.length ?? 0;
  return <Count value={comments + notes} />;
}

function Count({ value }: { value: number }) {
  return value === 0 ? null : <span className="mut num">{formatNumber(value)}</span>;
}
