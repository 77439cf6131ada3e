import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { ConversionEditor } from './ConversionEditor.tsx';
import { ConversionView } from './ConversionView.tsx';
import './conversions.css';
import { conversionQuery } from './conversions.queries.ts';
import { Overview } from './Overview.tsx';

/** The overview, one conversion, or its form, as the address says. */
export function ConversionsPage() {
  const { id, create, edit } = useSearch({ from: '/signed-in/conversions' });
  if (id !== undefined) return <One key={id} id={Number(id)} isEdited={edit !== undefined} />;
  return create === undefined ? <Overview /> : <ConversionEditor conversion={null} />;
}

function One({ id, isEdited }: { id: number; isEdited: boolean }) {
  const query = useQuery(conversionQuery(id));
  const isLate = useLate(query.isLoading);
  if (query.data)
    return isEdited ? (
      <ConversionEditor key={query.data.version} conversion={query.data} />
    ) : (
      <ConversionView conversion={query.data} />
    );
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}
