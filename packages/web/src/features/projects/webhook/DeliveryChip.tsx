import type { DeliveryStatus } from '@earshot/core/webhooks/webhooks.api.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { webhookTexts } from './webhook.texts.ts';

const tones: Record<DeliveryStatus, string> = {
  waiting: 'tone-warn',
  delivered: 'tone-ok',
  failed: 'tone-bad',
  cancelled: 'tone-mute',
};

export function DeliveryChip({ status }: { status: DeliveryStatus }) {
  const t = useTexts(webhookTexts);
  return <span className={`chip small ${tones[status]}`}>{t(`is_${status}`)}</span>;
}
