import { fail } from '@earshot/core/errors.ts';
import { inWorkspace, type Services, transact } from '../../platform/context.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { getReport } from '../reports/reports.ts';
import { lettersFrom, limited } from '../users/attempt-limit.ts';
import { hiddenAddress } from '../users/hidden-address.ts';
import { contactOf } from '../users/memberships.ts';
import { findCopyByToken, insertStop, listStops, removeStop } from './letters.store.ts';
import { holdScheduleRow } from './schedules.store.ts';

/**
 * What the holder of the link of a letter stops, or takes back; nothing changes where `stops` is undefined. Throws
 * `report_letters.invalid`; links that do not exist are counted by the address that they come from.
 */
export function decideByLetter(
  services: Services,
  token: string,
  address: string,
  stops?: boolean,
): Promise<{ report: string; to: string; is_stopped: boolean }> {
  return limited(services, { address: [lettersFrom(address)], account: [] }, async () => {
    const found = await findCopyByToken(services.acrossWorkspaces, tokenHash(token));
    if (found === undefined) throw fail('report_letters.invalid');
    const { workspace_id, schedule_id, recipient } = found;
    return transact(inWorkspace(services, workspace_id), async (ctx) => {
      const row = await holdScheduleRow(ctx.db, workspace_id, schedule_id);
      if (row === undefined) throw fail('report_letters.invalid');
      const stop = { schedule_id, recipient };
      if (stops === true) await insertStop(ctx.db, workspace_id, { ...stop, created_at: ctx.now() });
      if (stops === false) await removeStop(ctx.db, workspace_id, stop);
      const [, userId] = /^user:(\d+)$/.exec(recipient) ?? [];
      const to = userId === undefined ? recipient : (await contactOf(ctx, Number(userId)))?.email;
      return {
        report: (await getReport(ctx, row.report_id)).name,
        to: hiddenAddress(to ?? ''),
        is_stopped: (await listStops(ctx.db, workspace_id, schedule_id)).has(recipient),
      };
    });
  });
}
