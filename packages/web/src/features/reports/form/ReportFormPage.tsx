import { reportInputOf } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import '../reports.css';
import { reportQuery } from '../reports.queries.ts';
import { useNewReport } from '../use-template.ts';
import { ReportForm } from './ReportForm.tsx';

/** The form of the report that the address names, or of a new one. */
export function ReportFormPage() {
  const { id } = useParams({ strict: false });
  const { template } = useSearch({ strict: false });
  return id === undefined ? (
    <NewReport key={template} template={template} />
  ) : (
    <StoredReport key={id} id={Number(id)} />
  );
}

function NewReport({ template }: { template: string | undefined }) {
  const start = useNewReport(template);
  return start === undefined ? <Waiting /> : <ReportForm report={null} start={start} template={template} />;
}

function StoredReport({ id }: { id: number }) {
  const query = useQuery(reportQuery(id));
  const start = useMemo(() => query.data && reportInputOf(query.data), [query.data]);
  if (query.data && start) return <ReportForm report={query.data} start={start} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Waiting />;
}

function Waiting() {
  const isLate = useLate(true);
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}
