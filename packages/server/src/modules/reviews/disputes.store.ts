import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { DisputeStatus } from '@earshot/core/reviews/disputes.ts';
import type { Selectable } from 'kysely';
import type { Disputes } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type DisputeRow = Selectable<Disputes>;

export type NewDispute = {
  goal_id: number;
  file_id: string;
  question_id: number;
  wanted_state: 'answered' | 'not_applicable';
  wanted_answer: AnswerValue;
  comment: string;
  moment: CallMoment | null;
  was_state: AnswerState;
  was_answer: AnswerValue;
  was_by: number | null;
  score_before: number | null;
  user_id: number;
  created_at: Date;
  due_at: Date | null;
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export async function insertDispute(tx: Db, workspaceId: number, dispute: NewDispute): Promise<number> {
  const { id } = await tx
    .insertInto('disputes')
    .values({
      workspace_id: workspaceId,
      ...dispute,
      wanted_answer: json(dispute.wanted_answer),
      was_answer: json(dispute.was_answer),
      moment: json(dispute.moment),
      status: 'open',
      decision: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A dispute, held until the transaction ends. */
export function holdDispute(tx: Db, workspaceId: number, id: number): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideRow(
  tx: Db,
  workspaceId: number,
  id: number,
  decided: { status: DisputeStatus; decision: string; decided_by: number | null; decided_at: Date },
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set(decided)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}
