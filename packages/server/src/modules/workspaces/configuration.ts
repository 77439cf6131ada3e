import { fail } from '@earshot/core/errors.ts';
import { isTimeZone } from '@earshot/core/time-zone.ts';
import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { WorkspaceSettings } from './settings.ts';
import { timeZoneChanged } from './workspaces.events.ts';
import { addressOf } from './workspaces.queries.ts';
import { updateWorkspaceRow } from './workspaces.store.ts';
import { changeWorkspaceSettings, findWorkspace } from './workspaces.ts';

export async function getConfiguration(ctx: Ctx): Promise<WorkspaceConfiguration> {
  const row = await findWorkspace(ctx, ctx.workspaceId);
  if (row === undefined) throw fail('workspaces.not_found');
  const { thresholds, speech, time_zone, retention, join } = WorkspaceSettings.parse(row.settings);
  return {
    name: row.name,
    thresholds,
    default_language: speech.default_language,
    time_zone,
    retention,
    join,
  };
}

export async function changeConfiguration(
  ctx: Ctx,
  change: Partial<WorkspaceConfiguration>,
): Promise<WorkspaceConfiguration> {
  if (change.time_zone !== undefined && !isTimeZone(change.time_zone)) throw fail('workspaces.time_zone');
  return transact(ctx, async (ctx) => {
    const before = await getConfiguration(ctx);
    if (change.join !== undefined) await refuseForeignDomains(ctx, before.join.domains, change.join.domains);
    const { name, default_language, ...settings } = change;
    await changeWorkspaceSettings(ctx, ({ speech }) => ({
      ...settings,
      ...(default_language === undefined ? {} : { speech: { ...speech, default_language } }),
    }));
    if (name !== undefined) await updateWorkspaceRow(ctx.db, ctx.workspaceId, { name });
    const after = await getConfiguration(ctx);
    const difference = changed(before, after);
    if (difference !== undefined) {
      await audit(ctx, { action: 'workspace.changed', subject: after.name, ...difference });
      await announce(ctx.db, ctx.workspaceId, { event: 'workspace.changed' });
      if (after.time_zone !== before.time_zone)
        await publish(ctx, timeZoneChanged, { time_zone: after.time_zone });
    }
    return after;
  });
}

/**
 * Else anybody with a workspace could collect the people of another company. Whoever invites may hand over the link themselves,
 * so that an account by itself does not show whose its address is.
 */
async function refuseForeignDomains(ctx: Ctx, before: string[], after: string[]): Promise<void> {
  const { email, isVouchedFor } = await addressOf(ctx.db, ctx.userId);
  const own = email.split('@').at(-1)?.toLowerCase();
  const added = after.filter((domain) => !before.includes(domain));
  const foreign = added.find((domain) => domain.toLowerCase() !== own);
  if (foreign !== undefined) throw fail('workspaces.join_domain', { domain: foreign });
  if (added.length > 0 && !isVouchedFor) throw fail('workspaces.join_unproven');
}
