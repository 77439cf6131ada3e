import { createHash } from 'node:crypto';
import type { Cohort } from '@earshot/core/reports/cohort.ts';
import { PeopleMet, type PeopleOfDays, sizeOfPeople } from '@earshot/core/reports/people-of-days.ts';
import type { Ctx } from '../../platform/context.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { perProgram } from '../../platform/per-program.ts';
import { eachDay, type StoredDay } from '../day-columns/day-columns.ts';

/** Bytes that they may take in the memory of a process: those of some million calls. */
const mostBytes = 48 * 1024 * 1024;

const inMemory = perProgram(() => new KeptInMemory<PeopleOfDays>(mostBytes));

/** The people of all days up to the last one. What days came to that have not changed since is kept for whoever asks next. */
export async function peopleOfDays(
  ctx: Ctx,
  who: Cohort['who'],
  { days, timeZone }: { days: readonly StoredDay[]; timeZone: string },
): Promise<PeopleOfDays> {
  const memory = inMemory(ctx);
  const key = days.some(({ isChanged }) => isChanged) ? null : keyOf(ctx, who, days);
  const known = key === null ? undefined : memory.get(key);
  if (known !== undefined) return known;
  const met = new PeopleMet(who);
  await eachDay(ctx, days, { names: [who], timeZone }, (day) => met.meet(day));
  const all = met.all();
  if (key !== null) memory.keep(key, all, sizeOfPeople(all));
  return all;
}

function keyOf({ workspaceId }: Ctx, who: string, days: readonly StoredDay[]): string {
  const versions = createHash('sha256');
  for (const { day, version } of days) versions.update(`${day} ${version}\n`);
  return `${workspaceId} ${who} ${versions.digest('base64')}`;
}
