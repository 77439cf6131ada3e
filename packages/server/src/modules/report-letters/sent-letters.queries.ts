import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** What became of the turns of a schedule, newest first, with how many letters there were and how many are delivered. */
export async function listSentRows(
  db: Db,
  workspaceId: number,
  scheduleId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const letters = () =>
    db
      .selectFrom('report_letters')
      .where('report_letters.workspace_id', '=', workspaceId)
      .where('report_letters.schedule_id', '=', scheduleId);
  const copies = (db: Db) =>
    db
      .selectFrom('report_letter_copies')
      .where('report_letter_copies.workspace_id', '=', workspaceId)
      .whereRef(
        'report_letter_copies.letter_id',
        '=',
        db.dynamic.ref<'report_letters.id'>('report_letters.id'),
      );
  const [rows, { count }] = await Promise.all([
    letters()
      .selectAll('report_letters')
      .select([
        sql<string | null>`report_letters.first_day::text`.as('from_day'),
        sql<string | null>`report_letters.last_day::text`.as('to_day'),
        copies(db)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .as('recipients'),
        copies(db)
          .innerJoin('mails', 'mails.id', 'report_letter_copies.mail_id')
          .where('mails.sent_at', 'is not', null)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .as('delivered'),
      ])
      .orderBy('report_letters.turn_at', 'desc')
      .orderBy('report_letters.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    letters()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
