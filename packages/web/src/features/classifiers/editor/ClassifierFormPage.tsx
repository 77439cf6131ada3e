import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { idOfAddress } from '../../../lib/id-of-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { classifierQuery } from '../classifiers.queries.ts';
import { ClassifierEditor } from './ClassifierEditor.tsx';

/** The form of the classifier that the address names, or of a new one. */
export function ClassifierFormPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <ClassifierEditor classifier={null} /> : <Stored key={id} id={idOfAddress(id)} />;
}

function Stored({ id }: { id: number }) {
  const query = useQuery(classifierQuery(id));
  const isLate = useLate(query.isLoading);
  if (query.data) return <ClassifierEditor classifier={query.data} />;
  if (query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} list="/classifiers" />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}
