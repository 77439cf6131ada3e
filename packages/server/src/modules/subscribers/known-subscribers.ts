import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import type { Named } from '../agents/calls-of-people.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { countryOfZone, phoneOf } from './phones.ts';
import {
  findByExternalId,
  findByPhone,
  findNamed,
  holdKey,
  insertName,
  replacePhones,
} from './subscriber-names.store.ts';
import { insertSubscriber, listLabels } from './subscribers.store.ts';

/** What a call says of its abonent: a name or a number, and what the source knows besides. */
export type SaidSubscriber = {
  name: string | null;
  phone?: string | null | undefined;
  externalId?: string | null | undefined;
};

/** What customers are called by, by id, for calls that are shown. */
export function subscriberLabels(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  return listLabels(ctx.db, ctx.workspaceId, ids);
}

/** A number in the international form; one without country code is of the country of the workspace's time zone. */
export async function normalPhone(ctx: Ctx, text: string): Promise<string | null> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  return phoneOf(text, countryOfZone(time_zone));
}

/**
 * Who the abonent of a call is, made where nobody of this number or name is there yet; null where nothing is said. What
 * another system knows goes before the number, and the number before the name.
 */
export function subscriberOf(ctx: TxCtx, said: SaidSubscriber): Promise<Named | null> {
  return beyondLimit(ctx, 'a customer of several teams is one person', (ctx) => anySubscriberOf(ctx, said));
}

async function anySubscriberOf(ctx: TxCtx, said: SaidSubscriber): Promise<Named | null> {
  const name = said.name?.trim() || null;
  const externalId = said.externalId?.trim() || null;
  const phone =
    (said.phone ? await normalPhone(ctx, said.phone) : null) ?? (name && (await normalPhone(ctx, name)));
  const find = async () =>
    (externalId && (await findByExternalId(ctx.db, ctx.workspaceId, externalId))) ||
    (phone && (await findByPhone(ctx.db, ctx.workspaceId, phone))) ||
    // A name says nothing of whose call it is where a number of nobody known is said, too.
    (name && !said.phone && (await findNamed(ctx.db, ctx.workspaceId, name))) ||
    null;
  if (name === null && phone === null && externalId === null) return null;
  const known = await find();
  if (known !== null) return known;
  for (const key of [externalId, phone, name]) if (key) await holdKey(ctx.db, ctx.workspaceId, key);
  return (await find()) ?? addSubscriber(ctx, { name, phone, externalId });
}

async function addSubscriber(
  ctx: TxCtx,
  { name, phone, externalId }: { name: string | null; phone: string | null; externalId: string | null },
): Promise<Named> {
  const isNumber = name !== null && phone !== null && (await normalPhone(ctx, name)) === phone;
  const id = await insertSubscriber(ctx.db, ctx.workspaceId, {
    name: isNumber ? null : name,
    external_id: externalId,
    now: ctx.now(),
  });
  if (phone !== null) await replacePhones(ctx.db, ctx.workspaceId, id, [phone]);
  if (name !== null) await insertName(ctx.db, ctx.workspaceId, id, name);
  return { said_id: id, present_id: id };
}
