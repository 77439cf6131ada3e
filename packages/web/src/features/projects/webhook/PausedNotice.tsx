import type { WebhookState } from '@earshot/core/webhooks/webhooks.api.ts';
import Button from '@mui/material/Button';
import { PauseCircle } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useResumeWebhook } from './webhook.queries.ts';
import { webhookTexts } from './webhook.texts.ts';

type Props = { projectId: number; webhook: WebhookState; mayWrite: boolean };

/** Says that a webhook is left alone and why, and goes on with it. */
export function PausedNotice({ projectId, webhook, mayWrite }: Props) {
  const t = useTexts(webhookTexts);
  const notify = useNotify();
  const resume = useResumeWebhook(projectId);
  const { paused_at: pausedAt, paused_by: reason, host, waiting, trigger_id: triggerId } = webhook;
  if (pausedAt === null) return null;
  return (
    <div className="notice tone-warn webhook-paused" role="status">
      <PauseCircle size={16} aria-hidden />
      <span>
        {t(reason === 'gone' ? 'pausedGone' : 'pausedFailures', { host })}{' '}
        {waiting > 0 && t('waitCount', { shown: formatNumber(waiting) })}
      </span>
      {mayWrite && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={resume.isPending}
          onClick={() => resume.mutate(triggerId, { onError: notify.failed })}
        >
          {t(waiting > 0 ? 'sendWaiting' : 'goOn')}
        </Button>
      )}
    </div>
  );
}
