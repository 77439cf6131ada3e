import type { LetterSetting } from '@earshot/core/alerts/alerts.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { CallError } from '../../lib/call.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { PublicLayout } from '../../shared/signing-in/PublicLayout.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { letterQuery, useDecide } from './letter.queries.ts';
import { letterTexts } from './letter.texts.ts';
import { ReportLetter } from './ReportLetter.tsx';

/** `/alerts#letter=TOKEN`, `/alerts#report=TOKEN`: stops letters, or asks for fewer, without signing in. */
export function LetterPage() {
  const { hash } = useLocation();
  const asked = new URLSearchParams(hash);
  const ofReport = asked.get('report');
  return (
    <PublicLayout>
      {ofReport === null ? (
        <ProjectLetter token={asked.get('letter') ?? ''} />
      ) : (
        <ReportLetter token={ofReport} />
      )}
    </PublicLayout>
  );
}

function ProjectLetter({ token }: { token: string }) {
  const query = useQuery({ ...letterQuery(token), enabled: token !== '' });
  const { error, data } = query;
  const isInvalid = token === '' || (error instanceof CallError && [400, 404].includes(error.status));
  return (
    <>
      {isInvalid ? (
        <InvalidLink />
      ) : (
        query.isError && <ErrorState error={error} onRetry={() => void query.refetch()} />
      )}
      {data && <Letter token={token} letter={data} />}
    </>
  );
}

function Letter({ token, letter }: { token: string; letter: LetterSetting }) {
  const t = useTexts(letterTexts);
  const errorText = useErrorText();
  const decide = useDecide(token);
  const { project, to, is_off, is_daily, quiet_until, next_at, alerts_period, time_zone } = letter;
  const isOftener = alerts_period === '4_a_day' || alerts_period === '2_a_day';
  return (
    <div className="login-form">
      <h1>{project}</h1>
      <p className="t2" style={{ marginTop: 8 }}>
        {is_off ? t('stopped') : t('to', { to })}
      </p>
      <p className="t2" role="status" style={{ marginTop: 8 }}>
        {next_at !== null && t('next', { at: formatDateTime(next_at, time_zone) })}
      </p>
      {decide.isError && (
        <p className="notice tone-bad" role="alert" style={{ marginTop: 12 }}>
          {errorText(decide.error)}
        </p>
      )}
      <div style={{ display: 'grid', gap: 10, marginTop: 20 }}>
        <Button
          fullWidth
          size="large"
          variant={is_off ? 'outlined' : 'contained'}
          loading={decide.isPending}
          onClick={() => decide.mutate({ is_off: !is_off })}
        >
          {t(is_off ? 'again' : 'stop')}
        </Button>
        {!is_off && isOftener && (
          <Button
            variant="outlined"
            aria-pressed={is_daily}
            disabled={decide.isPending}
            onClick={() => decide.mutate({ is_daily: !is_daily })}
          >
            {is_daily && '✓ '}
            {t('onceADay')}
          </Button>
        )}
        {!is_off && (
          <Button
            variant="outlined"
            aria-pressed={quiet_until !== null}
            disabled={decide.isPending}
            onClick={() => decide.mutate({ is_quiet: quiet_until === null })}
          >
            {quiet_until !== null && '✓ '}
            {t('untilMonday')}
          </Button>
        )}
      </div>
    </div>
  );
}
