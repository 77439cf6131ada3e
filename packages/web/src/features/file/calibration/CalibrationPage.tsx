import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { calibratedCallQuery } from '../../../shared/calibrations/calibrations.queries.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { CalibrationView } from './CalibrationView.tsx';

/** A call as several people scored it, by the calibration that the address names. */
export function CalibrationPage({ file, calibrationId }: { file: File; calibrationId: number }) {
  const query = useQuery(calibratedCallQuery(calibrationId, file.file_id));
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={420} radius={12} />;
  return <CalibrationView key={`${file.file_id} ${calibrationId}`} file={file} calibrated={query.data} />;
}
