import type { LetterState } from '@earshot/core/report-letters/report-letters.ts';
import type { Db } from '../../platform/database.ts';

export type LetterRow = {
  schedule_id: number;
  time_zone: string;
  turn_at: Date;
  first_day: string | null;
  last_day: string | null;
  state: LetterState;
  reason: string | null;
  value: number | null;
  created_at: Date;
};

/** The number of what became of a turn; undefined where it was taken already. */
export async function insertLetter(tx: Db, workspaceId: number, row: LetterRow): Promise<number | undefined> {
  const made = await tx
    .insertInto('report_letters')
    .values({ workspace_id: workspaceId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** The last turn of each clock of a schedule that was taken. */
export async function lastTurnsOf(
  db: Db,
  workspaceId: number,
  scheduleId: number,
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('report_letters')
    .select(['time_zone', (eb) => eb.fn.max('turn_at').as('turn_at')])
    .where('workspace_id', '=', workspaceId)
    .where('schedule_id', '=', scheduleId)
    .groupBy('time_zone')
    .execute();
  return new Map(rows.map(({ time_zone, turn_at }) => [time_zone, turn_at]));
}

export async function insertCopy(
  tx: Db,
  workspaceId: number,
  copy: { letter_id: number; position: number; recipient: string; token_hash: Buffer; mail_id: string },
): Promise<void> {
  await tx
    .insertInto('report_letter_copies')
    .values({ workspace_id: workspaceId, ...copy })
    .execute();
}

/** The schedule, and the recipient, of the letter with this link. */
export function findCopyByToken(acrossWorkspaces: Db, tokenHash: Buffer) {
  return acrossWorkspaces
    .selectFrom('report_letter_copies as copy')
    .innerJoin('report_letters as letter', (join) =>
      join.onRef('letter.workspace_id', '=', 'copy.workspace_id').onRef('letter.id', '=', 'copy.letter_id'),
    )
    .select(['copy.workspace_id', 'copy.recipient', 'letter.schedule_id'])
    .where('copy.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function listStops(db: Db, workspaceId: number, scheduleId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('report_letter_stops')
    .select('recipient')
    .where('workspace_id', '=', workspaceId)
    .where('schedule_id', '=', scheduleId)
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

export async function insertStop(
  tx: Db,
  workspaceId: number,
  stop: { schedule_id: number; recipient: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('report_letter_stops')
    .values({ workspace_id: workspaceId, ...stop })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeStop(
  tx: Db,
  workspaceId: number,
  { schedule_id, recipient }: { schedule_id: number; recipient: string },
): Promise<void> {
  await tx
    .deleteFrom('report_letter_stops')
    .where('workspace_id', '=', workspaceId)
    .where('schedule_id', '=', schedule_id)
    .where('recipient', '=', recipient)
    .execute();
}

/** Forgets to whom letters went before a moment; their links stop nothing any more. */
export async function removeCopiesBefore(tx: Db, workspaceId: number, moment: Date): Promise<void> {
  await tx
    .deleteFrom('report_letter_copies')
    .where('workspace_id', '=', workspaceId)
    .where('letter_id', 'in', (eb) =>
      eb
        .selectFrom('report_letters')
        .select('report_letters.id')
        .where('report_letters.workspace_id', '=', workspaceId)
        .where('report_letters.created_at', '<', moment),
    )
    .execute();
}
