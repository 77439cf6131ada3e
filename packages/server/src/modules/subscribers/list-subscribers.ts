import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type {
  listSubscribers as listSubscribersEndpoint,
  Subscriber,
} from '@earshot/core/subscribers/subscribers.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { callsBetween } from '../agents/calls-between.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { normalPhone } from './known-subscribers.ts';
import {
  countSubscribers,
  type ListedRow,
  listAround,
  listSubscriberRows,
  type SubscribersAsked,
} from './subscribers.queries.ts';
import { findSubscriber } from './subscribers.store.ts';

export async function listSubscribers(
  ctx: Ctx,
  { dateFrom, dateTo, ...query }: QueryOf<typeof listSubscribersEndpoint>,
): Promise<ReplyOf<typeof listSubscribersEndpoint>> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  const days = { dateFrom: dateFrom ?? null, dateTo: dateTo ?? null, timeZone: time_zone };
  const asked: SubscribersAsked = {
    ...query,
    ...days,
    phone: query.text ? await normalPhone(ctx, query.text) : null,
  };
  const [rows, count, openOf] = await Promise.all([
    listSubscriberRows(ctx.db, ctx.workspaceId, asked),
    countSubscribers(ctx.db, ctx.workspaceId, asked),
    callsBetween(ctx, 'subscriber', days),
  ]);
  const shown = await present(ctx, rows);
  return {
    count,
    limit: query.limit,
    offset: query.offset,
    results: shown.map((one, at) => ({
      ...one,
      files_in_period: rows[at]?.files_in_period ?? 0,
      open: openOf(one.id),
    })),
  };
}

async function present(ctx: Ctx, rows: readonly ListedRow[]): Promise<Subscriber[]> {
  const ids = rows.map(({ id }) => id);
  const { phones, aliases, merged } = await listAround(ctx.db, ctx.workspaceId, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    label: row.label,
    phones: phones.filter(({ id }) => id === row.id).map(({ phone }) => phone),
    external_id: row.external_id,
    aliases: aliases.filter(({ id, name }) => id === row.id && name !== row.label).map(({ name }) => name),
    merged: merged
      .filter(({ present_id }) => present_id === row.id)
      .map(({ id, name, files }) => ({ id, name, files })),
    files: row.files,
    last_call: row.last_call?.toISOString() ?? null,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    can_change: ctx.permissions?.includes('subscribers.write') ?? true,
  }));
}

/** Whoever was merged answers as whom they were merged into. Throws `subscribers.not_found`. */
export async function getSubscriber(ctx: Ctx, id: number): Promise<Subscriber> {
  const named = await findSubscriber(ctx.db, ctx.workspaceId, id);
  const rows =
    named &&
    (await listSubscriberRows(ctx.db, ctx.workspaceId, {
      id: named.present_id,
      dateFrom: null,
      dateTo: null,
      timeZone: 'UTC',
      sorting_by: 'name',
      order_by: 'asc',
      limit: 1,
      offset: 0,
    }));
  const [subscriber] = rows === undefined ? [] : await present(ctx, rows);
  if (subscriber === undefined) throw fail('subscribers.not_found');
  return subscriber;
}
