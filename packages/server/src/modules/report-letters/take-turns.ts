import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { dueTurn } from '@earshot/core/report-letters/rhythm.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { keepFiles, sendLetter } from '../mail/mail.ts';
import type { Quote } from '../mail/quotes.ts';
import { ownerNow } from '../reports/owner-now.ts';
import { type CountedLetter, countLetter } from './count-letter.ts';
import { quotesFor } from './letter-quotes.ts';
import { insertCopy, insertLetter, lastTurnsOf, listStops } from './letters.store.ts';
import { clockOf, type Reader, readersOf } from './people.ts';
import { type Prepared, prepareLetter } from './prepare-letter.ts';
import { findScheduleRow, holdScheduleRow, listRowsOn, type ScheduleRow } from './schedules.store.ts';
import { inputOf } from './schedules.ts';
import { oneClickAddress } from './web-links.ts';

/**
 * Sends every letter whose turn has come. What goes wrong for one keeps the others from nothing; it is tried again, and in the end
 * waits for the next turn.
 */
export async function takeTurns(ctx: Ctx): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await listRowsOn(ctx.db, ctx.workspaceId))
    await takeTurnsOf(ctx, row).catch((error: unknown) => {
      ctx.log.warn({ err: error, schedule_id: row.id }, 'the letter of a report could not be made');
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
}

async function takeTurnsOf(ctx: Ctx, row: ScheduleRow): Promise<void> {
  const timeZone = await clockOf(ctx, row);
  const { rhythm, recipients, by_own_clock } = inputOf(row);
  const taken = await lastTurnsOf(ctx.db, ctx.workspaceId, row.id);
  const clocks = async (): Promise<string[]> => {
    if (!by_own_clock) return [timeZone];
    const readers = await readersOf(ctx, recipients, { ownerId: row.owner_id, timeZone });
    return [...new Set(readers.flatMap((one) => one?.timeZone ?? []))];
  };
  for (const clock of await clocks()) {
    const last = taken.get(clock);
    const after = last !== undefined && last > row.since ? last : row.since;
    const turn = dueTurn(rhythm, clock, after, ctx.now());
    if (turn !== null) await takeTurn(ctx, row.id, { clock, turn });
  }
}

type Turn = { clock: string; turn: Date };

/** Counts first, which may take long; then what became of the turn and its letters come together, once, or nothing does. */
async function takeTurn(ctx: Ctx, scheduleId: number, { clock, turn }: Turn): Promise<void> {
  const row = await findScheduleRow(ctx.db, ctx.workspaceId, scheduleId);
  if (row === undefined || !row.is_on) return;
  const schedule = inputOf(row);
  const reader = await ownerNow(ctx, row.owner_id);
  const counted = reader && (await countLetter(reader, row.report_id, schedule, turn));
  const timeZone = await clockOf(ctx, row);
  const all = await readersOf(ctx, schedule.recipients, { ownerId: row.owner_id, timeZone });
  const stops = await listStops(ctx.db, ctx.workspaceId, scheduleId);
  const readers = all
    .filter((one) => one !== null)
    .filter((one) => !stops.has(one.key) && (!schedule.by_own_clock || one.timeZone === clock));
  const letters = new Map<string, Prepared>();
  if (reader !== null && counted?.state === 'sent')
    for (const locale of new Set(readers.map((one) => one.locale)))
      letters.set(
        locale,
        await prepareLetter(reader, {
          reportId: row.report_id,
          ownerId: row.owner_id,
          schedule,
          counted,
          locale,
          clock,
        }),
      );
  const quotes =
    letters.size === 0 || counted === null ? new Map() : await quotesOf(ctx, readers, schedule, counted);
  await transact(ctx, async (ctx) => {
    const held = await holdScheduleRow(ctx.db, ctx.workspaceId, scheduleId);
    // Changed or switched off while it was counted: the next look decides by what it is now.
    if (held === undefined || !held.is_on || held.updated_at > row.updated_at) return;
    const days = counted?.run?.days;
    const letterId = await insertLetter(ctx.db, ctx.workspaceId, {
      schedule_id: scheduleId,
      time_zone: clock,
      turn_at: turn,
      first_day: days?.from ?? null,
      last_day: days?.to ?? null,
      state: counted?.state ?? 'failed',
      reason: counted === null ? 'report_letters.owner_gone' : counted.reason,
      value: counted?.value ?? null,
      created_at: ctx.now(),
    });
    if (letterId === undefined) return;
    await sendAll(ctx, { letterId, readers, letters, quotes });
  });
}

/** What each of the members may hear of the calls behind it, by their keys; nobody outside hears anything. */
async function quotesOf(
  ctx: Ctx,
  readers: readonly Reader[],
  { has_quotes }: ReportScheduleInput,
  { report, run }: CountedLetter,
): Promise<Map<string, Quote[]>> {
  const quotes = new Map<string, Quote[]>();
  if (!has_quotes || run === null) return quotes;
  for (const { key, userId } of readers) {
    const reader = userId === null ? null : await ownerNow(ctx, userId);
    if (reader !== null) quotes.set(key, await quotesFor(reader, report, run));
  }
  return quotes;
}

async function sendAll(
  ctx: TxCtx,
  {
    letterId,
    readers,
    letters,
    quotes,
  }: {
    letterId: number;
    readers: readonly Reader[];
    letters: ReadonlyMap<string, Prepared>;
    quotes: ReadonlyMap<string, readonly Quote[]>;
  },
): Promise<void> {
  const bundles = new Map<string, string | null>();
  for (const [locale, { files }] of letters) bundles.set(locale, await keepFiles(ctx, files));
  for (const [position, { key, to, locale }] of readers.entries()) {
    const prepared = letters.get(locale);
    if (prepared === undefined) continue;
    const token = newToken();
    const mail_id = await sendLetter(ctx, {
      to,
      letter: prepared.write({ token, quotes: quotes.get(key) ?? [] }),
      unsubscribe: oneClickAddress(ctx.config, token),
      bundle: bundles.get(locale) ?? null,
    });
    await insertCopy(ctx.db, ctx.workspaceId, {
      letter_id: letterId,
      position,
      recipient: key,
      token_hash: tokenHash(token),
      mail_id,
    });
  }
}
