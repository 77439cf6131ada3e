import type { WebhookFormat } from '@earshot/core/projects/triggers.ts';
import { bodyOf } from '@earshot/core/webhooks/body.ts';
import type { Reader } from '@earshot/core/webhooks/message.ts';
import type { MatchedNews } from '@earshot/core/webhooks/news.ts';
import { deliveryHeader, signatureHeader, signatureOf } from '@earshot/core/webhooks/signature.ts';
import { hmac } from './webhook-secrets.ts';

/** The body of a request in the form that the receiver understands; data is sent byte for byte as it is remembered. */
export const bodyOfNews = (format: WebhookFormat, news: string, reader: Reader): string =>
  format === 'json' ? news : bodyOf(format, JSON.parse(news) as MatchedNews, reader);

/** What goes along with the body: the id, the same at every try, and the signature, of this moment. */
export function headersOf(
  id: string,
  body: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Earshot-Webhook/1',
    [deliveryHeader]: id,
    [signatureHeader]: signatureOf(body, { seconds, secrets }, hmac),
  };
}
