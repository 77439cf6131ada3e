import { fail } from '@earshot/core/errors.ts';
import type { IpEntry } from '@earshot/core/ip-list/ip-list.api.ts';
import { isListed, normalNetwork } from '@earshot/core/ip-list/networks.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { changeWorkspaceSettings, getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { type IpRow, insertIpRow, listIpRows, networksOf, removeIpRow } from './ip-list.store.ts';

function present(row: IpRow): IpEntry {
  return { id: row.id, network: row.network, note: row.note, created_at: row.created_at.toISOString() };
}

export async function listIps(ctx: Ctx): Promise<{ entries: IpEntry[]; allow_others: boolean }> {
  const [rows, settings] = await Promise.all([
    listIpRows(ctx.db, ctx.workspaceId),
    getWorkspaceSettings(ctx),
  ]);
  return { entries: rows.map(present), allow_others: settings.allow_other_addresses };
}

export async function addIp(ctx: Ctx, input: { network: string; note: string }): Promise<IpEntry> {
  const network = normalNetwork(input.network);
  return transact(ctx, async (ctx) => {
    const row = await insertIpRow(ctx.db, ctx.workspaceId, {
      network,
      note: input.note,
      created_at: ctx.now(),
    });
    if (row === undefined) throw fail('ip_list.exists');
    await audit(ctx, { action: 'ip_list.added', subjectId: row.id, subject: network });
    return present(row);
  });
}

export async function removeIp(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await removeIpRow(ctx.db, ctx.workspaceId, id);
    if (row === undefined) throw fail('ip_list.not_found');
    await audit(ctx, { action: 'ip_list.removed', subjectId: id, subject: row.network });
  });
}

export async function setAllowOthers(ctx: Ctx, allowOthers: boolean): Promise<void> {
  await transact(ctx, async (ctx) => {
    const before = (await getWorkspaceSettings(ctx)).allow_other_addresses;
    await changeWorkspaceSettings(ctx, () => ({ allow_other_addresses: allowOthers }));
    if (before !== allowOthers)
      await audit(ctx, {
        action: 'ip_list.changed',
        before: { allow_others: before },
        after: { allow_others: allowOthers },
      });
  });
}

/** Whether a key of the workspace may be used from an address. */
export async function isAddressAllowed(ctx: Ctx, address: string): Promise<boolean> {
  if ((await getWorkspaceSettings(ctx)).allow_other_addresses) return true;
  return isListed(address, await networksOf(ctx.db, ctx.workspaceId));
}
