import { createHmac, randomBytes } from 'node:crypto';
import type { Hmac } from '@earshot/core/webhooks/signature.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FormerSecret, WebhookRow } from './webhooks.store.ts';

/** So long the former secret is valid beside a new one. */
export const formerSecretMs = 24 * 3_600_000;
/** Former secrets that are valid at once: each makes the header longer. */
const mostFormer = 4;

/** 256 random bits; the beginning says what they are to whoever finds them somewhere. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

export const hmac: Hmac = (text, secret) => createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Former secrets that are valid yet, the newest first. */
export function formerSecrets({ former }: Pick<WebhookRow, 'former'>, now: Date): FormerSecret[] {
  return (former as FormerSecret[]).filter(({ until }) => Date.parse(until) > now.getTime());
}

/** Every secret that is valid now, the newest first. */
export function validSecrets(ctx: Pick<Ctx, 'secrets' | 'now'>, row: WebhookRow): string[] {
  const sealed = [row.secret, ...formerSecrets(row, ctx.now()).map((one) => one.sealed)];
  return sealed.map((one) => ctx.secrets.open(one));
}

/** The former secrets once the present one is replaced. */
export function afterRotation(row: WebhookRow, now: Date): FormerSecret[] {
  const until = new Date(now.getTime() + formerSecretMs).toISOString();
  return [{ sealed: row.secret, until }, ...formerSecrets(row, now)].slice(0, mostFormer);
}
