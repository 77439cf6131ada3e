import * as api from '@earshot/core/report-letters/report-letters.api.ts';
import Button from '@mui/material/Button';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { CallError, call } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { letterTexts } from './letter.texts.ts';

const reportLetterQuery = (token: string) =>
  queryOptions({
    queryKey: ['report-letter', token],
    queryFn: ({ signal }) => call(api.openReportLetter, { body: { token }, signal }),
    retry: false,
  });

/** `/alerts#report=TOKEN`: stops the letters of a report, or takes that back, without signing in. */
export function ReportLetter({ token }: { token: string }) {
  const t = useTexts(letterTexts);
  const errorText = useErrorText();
  const query = useQuery(reportLetterQuery(token));
  const stop = useMutation({
    mutationFn: (is_stopped: boolean) => call(api.stopReportLetters, { body: { token, is_stopped } }),
    onSuccess: (letter) => queryClient.setQueryData(reportLetterQuery(token).queryKey, letter),
  });
  const { error, data } = query;
  if (error instanceof CallError && [400, 404].includes(error.status)) return <InvalidLink />;
  if (query.isError) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (data === undefined) return null;
  const { report, to, is_stopped: isStopped } = data;
  return (
    <div className="login-form">
      <h1>{report}</h1>
      <p className="t2" role="status" style={{ marginTop: 8 }}>
        {isStopped ? t('reportStopped') : t('to', { to })}
      </p>
      {stop.isError && (
        <p className="notice tone-bad" role="alert" style={{ marginTop: 12 }}>
          {errorText(stop.error)}
        </p>
      )}
      <Button
        fullWidth
        size="large"
        sx={{ marginTop: '20px' }}
        variant={isStopped ? 'outlined' : 'contained'}
        loading={stop.isPending}
        onClick={() => stop.mutate(!isStopped)}
      >
        {t(isStopped ? 'again' : 'stop')}
      </Button>
    </div>
  );
}
