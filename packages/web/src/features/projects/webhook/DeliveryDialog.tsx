import type { DeliveryTry } from '@earshot/core/webhooks/webhooks.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { DeliveryChip } from './DeliveryChip.tsx';
import { LongText } from './LongText.tsx';
import { useReason } from './use-reason.ts';
import { type DeliveryDetail, deliveryQuery, useResendDelivery } from './webhook.queries.ts';
import { webhookTexts } from './webhook.texts.ts';

type Props = { projectId: number; id: string; maySend: boolean; onClose: () => void };

/** One delivery: where it went, each try, what was sent; and once more, where that makes sense. */
export function DeliveryDialog({ projectId, id, maySend, onClose }: Props) {
  const t = useTexts(webhookTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const query = useQuery(deliveryQuery(projectId, id));
  const resend = useResendDelivery(projectId);
  const again = () =>
    resend.mutate(id, { onSuccess: () => notify.done(t('resent')), onError: notify.failed });
  const isSent = query.data !== undefined && query.data.status !== 'cancelled';
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="delivery-title">
      <DialogTitle id="delivery-title">{t('detailsTitle')}</DialogTitle>
      <DialogContent>
        {query.data && <Details delivery={query.data} />}
        {query.isPending && <Skeleton height={240} radius={8} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      </DialogContent>
      <DialogActions>
        {maySend && isSent && (
          <Button startIcon={<RotateCw size={15} />} loading={resend.isPending} onClick={again}>
            {t('resend')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {w('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Details({ delivery }: { delivery: DeliveryDetail }) {
  const t = useTexts(webhookTexts);
  const { id, url, status, attempt, tries, body } = delivery;
  const bodyLabel = t(attempt === 0 ? 'bodyNext' : 'body');
  return (
    <div className="delivery-details">
      <dl>
        <dt className="sm t2">{t('state')}</dt>
        <dd>
          <DeliveryChip status={status} />
        </dd>
        <dt className="sm t2">{t('id')}</dt>
        <dd className="num" dir="ltr">
          {id}
        </dd>
        <dt className="sm t2">{t('address')}</dt>
        <dd dir="ltr">{url}</dd>
      </dl>
      <h3>{t('tries')}</h3>
      {tries.length === 0 && <p className="sm mut">{t('noTries')}</p>}
      <ol className="delivery-tries">
        {tries.map((one) => (
          <Try key={one.attempt} made={one} />
        ))}
      </ol>
      <h3>{bodyLabel}</h3>
      {body === null ? (
        <p className="sm mut">{t('bodyHidden')}</p>
      ) : (
        <LongText label={bodyLabel} text={laidOut(body)} dir="ltr" />
      )}
    </div>
  );
}

function Try({ made }: { made: DeliveryTry }) {
  const t = useTexts(webhookTexts);
  const reasonOf = useReason();
  return (
    <li value={made.attempt}>
      <span className="num">{formatDateTime(made.at)}</span>
      <span>{reasonOf(made) ?? made.http_status}</span>
      <span className="num mut">{t('tookMs', { ms: formatNumber(made.ms) })}</span>
    </li>
  );
}

/** The same JSON with its lines one below the other. */
function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
