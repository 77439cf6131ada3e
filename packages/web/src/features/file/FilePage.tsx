import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { Suspense } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { fileTitle } from '../../shared/files/file-title.ts';
import { fileQuery } from '../../shared/files/files.queries.ts';
import { rememberedList } from '../../shared/files/list-context.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { CallView } from './CallView.tsx';
import './file.css';
import { fileTexts } from './file.texts.ts';
import { LoadingFile } from './LoadingFile.tsx';
import { useIsViewOnly } from './use-view-only.ts';

const ScorecardPage = lazyPart(() =>
  import('./scorecard/ScorecardPage.tsx').then((m) => ({ default: m.ScorecardPage })),
);

const CalibrationPage = lazyPart(() =>
  import('./calibration/CalibrationPage.tsx').then((m) => ({ default: m.CalibrationPage })),
);

/** The call that the address names, once it is there; where it names a goal, too, the call under review. */
export function FilePage() {
  const { file_id: fileId = '' } = useParams({ strict: false });
  const { goal, calibration } = useSearch({ strict: false });
  const isViewOnly = useIsViewOnly();
  const query = useQuery(fileQuery(fileId));
  const isLate = useLate(query.isPending);
  useTitle(query.data && fileTitle(query.data));
  if (query.isError && query.data === undefined) {
    const isGone = query.error instanceof CallError && query.error.status === 404;
    if (isGone) return <GoneFile error={query.error} />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return isLate ? <LoadingFile /> : null;
  if (calibration !== undefined && !isViewOnly)
    return (
      <Suspense>
        <CalibrationPage file={query.data} calibrationId={Number(calibration)} />
      </Suspense>
    );
  return goal !== undefined && !isViewOnly ? (
    <Suspense>
      <ScorecardPage file={query.data} goalId={Number(goal)} />
    </Suspense>
  ) : (
    <CallView key={fileId} file={query.data} />
  );
}

/** Trying again would not bring it back. */
function GoneFile({ error }: { error: unknown }) {
  const t = useTexts(fileTexts);
  const errorText = useErrorText();
  const isViewOnly = useIsViewOnly();
  const navigate = useNavigate();
  const href = rememberedList()?.href ?? '/files';
  return (
    <EmptyState icon={<FileX size={22} />} title={errorText(error)}>
      {!isViewOnly && (
        <Button
          variant="outlined"
          href={href}
          onClick={(event) => {
            event.preventDefault();
            void navigate({ href });
          }}
        >
          {t('back')}
        </Button>
      )}
    </EmptyState>
  );
}
