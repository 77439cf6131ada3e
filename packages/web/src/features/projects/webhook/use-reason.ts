import type { Delivery } from '@earshot/core/webhooks/webhooks.api.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { webhookTexts } from './webhook.texts.ts';

/** Why a try failed, in words; nothing where it did not. */
export function useReason(): (outcome: Pick<Delivery, 'error' | 'http_status'>) => string | null {
  const t = useTexts(webhookTexts);
  return ({ error, http_status: status }) =>
    error === null ? null : t(error, { status: String(status ?? '') });
}
