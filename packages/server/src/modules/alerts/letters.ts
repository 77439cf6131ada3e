import type { AlertChange, LetterSetting } from '@earshot/core/alerts/alerts.api.ts';
import { fail } from '@earshot/core/errors.ts';
import { inWorkspace, type Services, transact } from '../../platform/context.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { findToldProject } from '../projects/told-projects.ts';
import { lettersFrom, limited } from '../users/attempt-limit.ts';
import { hiddenAddress } from '../users/hidden-address.ts';
import { contactOf } from '../users/memberships.ts';
import { zoneOf } from './clock-of.ts';
import { findRecipientByLetter, holdRecipient } from './recipients.store.ts';
import { decide, decisionOf, presentDecision } from './settings.ts';

/**
 * What the holder of the link of a letter decides about the alerts that it was one of; nothing is changed where `change` is
 * empty. Throws `alerts.letter_invalid`; links that do not exist are counted by the address that they come from.
 */
export function decideByLetter(
  services: Services,
  token: string,
  address: string,
  change: AlertChange,
): Promise<LetterSetting> {
  return limited(services, { address: [lettersFrom(address)], account: [] }, async () => {
    const found = await findRecipientByLetter(services.acrossWorkspaces, tokenHash(token));
    if (found === undefined) throw fail('alerts.letter_invalid');
    return transact(inWorkspace(services, found.workspace_id), async (ctx) => {
      const row = await holdRecipient(ctx.db, ctx.workspaceId, found.id);
      const project = row && (await findToldProject(ctx, row.project_id));
      if (row === undefined || project === undefined) throw fail('alerts.letter_invalid');
      const time_zone = await zoneOf(ctx, row.user_id);
      const decision = decisionOf(change, time_zone, ctx.now());
      await decide(ctx, row.id, decision);
      const to = row.email ?? (row.user_id === null ? undefined : (await contactOf(ctx, row.user_id))?.email);
      return {
        project: project.name,
        to: hiddenAddress(to ?? ''),
        time_zone,
        ...presentDecision(project, { ...row, ...decision }, time_zone, ctx.now()),
      };
    });
  });
}
