import { Failure, fail } from '@earshot/core/errors.ts';
import type {
  Subscriber,
  SubscriberChange,
  SubscriberInput,
} from '@earshot/core/subscribers/subscribers.api.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { normalPhone } from './known-subscribers.ts';
import { getSubscriber } from './list-subscribers.ts';
import { findHolder, isNeeded } from './subscriber-holders.queries.ts';
import { insertName, replacePhones } from './subscriber-names.store.ts';
import {
  holdSubscriber,
  insertSubscriber,
  removeSubscriberRows,
  type SubscriberRow,
  updateSubscriberRow,
} from './subscribers.store.ts';

export async function createSubscriber(ctx: Ctx, input: SubscriberInput): Promise<Subscriber> {
  if (input.name === null && input.external_id === null && input.phones.length === 0)
    throw fail('subscribers.nobody');
  const id = await saving(ctx, input, async (ctx) => {
    const { name, external_id } = input;
    const id = await insertSubscriber(ctx.db, ctx.workspaceId, { name, external_id, now: ctx.now() });
    const phones = await ownPhones(ctx, id, input.phones);
    await replacePhones(ctx.db, ctx.workspaceId, id, phones);
    if (name !== null) await insertName(ctx.db, ctx.workspaceId, id, name);
    const subject = name ?? phones[0] ?? external_id ?? '';
    await audit(ctx, { action: 'subscriber.created', subjectId: id, subject, after: { ...input, phones } });
    return id;
  });
  return getSubscriber(ctx, id);
}

export async function updateSubscriber(
  ctx: Ctx,
  id: number,
  { phones, ...change }: SubscriberChange,
): Promise<Subscriber> {
  if (phones === undefined && Object.keys(change).length === 0) throw fail('nothing_to_change');
  await saving(ctx, change, async (ctx) => {
    const row = await holdPresent(ctx, id);
    const before = await getSubscriber(ctx, id);
    const after = {
      ...change,
      ...(phones !== undefined && { phones: await ownPhones(ctx, id, phones) }),
    };
    const all = { ...before, ...after };
    if (all.name === null && all.external_id === null && all.phones.length === 0)
      throw fail('subscribers.nobody');
    await updateSubscriberRow(ctx.db, ctx.workspaceId, id, { ...change, updated_at: ctx.now() });
    if (change.name && change.name !== row.name) await insertName(ctx.db, ctx.workspaceId, id, change.name);
    if (after.phones !== undefined) {
      // Numbers of whoever was merged into them stay with those, so that they can be taken apart again.
      const own = [];
      for (const phone of after.phones)
        if (((await findHolder(ctx.db, ctx.workspaceId, { phone }))?.said_id ?? id) === id) own.push(phone);
      await replacePhones(ctx.db, ctx.workspaceId, id, own);
    }
    const difference = changed<Record<string, unknown>>(before, after);
    if (difference !== undefined)
      await audit(ctx, { action: 'subscriber.changed', subjectId: id, subject: before.label, ...difference });
  });
  return getSubscriber(ctx, id);
}

/** The numbers in the international form, each once. Throws where one is none or somebody else's. */
async function ownPhones(ctx: TxCtx, id: number, phones: readonly string[]): Promise<string[]> {
  const own: string[] = [];
  for (const said of phones) {
    const phone = await normalPhone(ctx, said);
    if (phone === null) throw fail('subscribers.phone_invalid', { phone: said });
    const holder = await findHolder(ctx.db, ctx.workspaceId, { phone });
    if (holder !== undefined && holder.id !== id)
      throw fail('subscribers.phone_taken', { phone, name: holder.name });
    if (!own.includes(phone)) own.push(phone);
  }
  return own;
}

/** The customer, held; somebody who was merged is changed only by whom they were merged into. */
async function holdPresent(ctx: TxCtx, id: number): Promise<SubscriberRow> {
  const row = await holdSubscriber(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.merged_into !== null) throw fail('subscribers.not_found');
  return row;
}

/** Two customers have no number and no external id in common; whose it is already is told. */
async function saving<T>(
  ctx: Ctx,
  { external_id }: SubscriberChange,
  work: (ctx: TxCtx) => Promise<T>,
): Promise<T> {
  try {
    return await unlessTaken('subscribers_external_id', idTaken, () =>
      // Somebody was faster with a number between the look and the writing.
      unlessTaken('subscriber_phones_pkey', 'subscribers.phone_taken', () =>
        transact(ctx, async (ctx) => {
          const result = await work(ctx);
          await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: 'subscriber' });
          return result;
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== idTaken || external_id == null) throw error;
    const holder = await findHolder(ctx.db, ctx.workspaceId, { external_id });
    throw fail(idTaken, { name: holder?.name ?? external_id }, error);
  }
}
const idTaken = 'subscribers.external_id_taken';

export async function removeSubscriber(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    await holdPresent(ctx, id);
    const { label, name, phones, external_id } = await getSubscriber(ctx, id);
    if (await isNeeded(ctx.db, ctx.workspaceId, id)) throw fail('subscribers.has_calls');
    await removeSubscriberRows(ctx.db, ctx.workspaceId, id);
    await audit(ctx, {
      action: 'subscriber.removed',
      subjectId: id,
      subject: label,
      before: { name, phones, external_id },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: 'subscriber' });
  });
}
