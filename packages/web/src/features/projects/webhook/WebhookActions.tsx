import type { WebhookState } from '@earshot/core/webhooks/webhooks.api.ts';
import Button from '@mui/material/Button';
import { KeyRound, Send } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { TestOutcome } from './TestOutcome.tsx';
import { useRotateSecret, useTestWebhook } from './webhook.queries.ts';
import { webhookTexts } from './webhook.texts.ts';

type Props = { projectId: number; webhook: WebhookState };

/** A sample to what is saved, and a new secret. */
export function WebhookActions({ projectId, webhook: { trigger_id: triggerId } }: Props) {
  const t = useTexts(webhookTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const sample = useTestWebhook(projectId);
  const rotate = useRotateSecret(projectId);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Send size={14} />}
        loading={sample.isPending}
        onClick={() => sample.mutate(triggerId, { onError: notify.failed })}
      >
        {t('test')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<KeyRound size={14} />}
        loading={rotate.isPending}
        onClick={() => setAsks(true)}
      >
        {t('rotate')}
      </Button>
      {sample.data && <TestOutcome outcome={sample.data} />}
      <ConfirmDialog
        open={asks}
        title={t('rotateTitle')}
        text={t('rotateText')}
        confirm={t('rotate')}
        cancel={w('cancel')}
        onConfirm={() => rotate.mutate(triggerId, { onError: notify.failed })}
        onClose={() => setAsks(false)}
      />
      {rotate.data && (
        <SecretDialog
          secret={rotate.data.secret}
          formerUntil={rotate.data.former_until}
          onClose={() => rotate.reset()}
        />
      )}
    </>
  );
}
