import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import type { ShownTrigger } from '@earshot/core/projects/triggers.ts';
import { canChange } from '@earshot/core/rules/locking.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';

/** Only the host of an address: the path of a webhook often is the key to it. */
export const hostOnly = (url: string): string => new URL(url).origin;

/** Whether this person may see the whole addresses of webhooks: those who may change the project know them anyway. */
export function seesAddresses(
  ctx: Pick<Ctx, 'permissions' | 'userId'>,
  project: { author_id: number | null; locked_by: number | null },
): boolean {
  return mayDo(ctx, 'projects.write') && canChange(project, ctx.userId);
}

/** Triggers with the hosts of addresses alone. */
export function withoutPaths<T extends ShownTrigger>(triggers: readonly T[]): T[] {
  return triggers.map((one) => (one.type === 'webhook' ? { ...one, url: hostOnly(one.url) } : one));
}

/** What a person set, as it is remembered where more people read it than may change the project. */
export const withoutAddressPaths = <T extends Pick<ProjectInput, 'triggers'>>(input: T): T => ({
  ...input,
  triggers: withoutPaths(input.triggers),
});
