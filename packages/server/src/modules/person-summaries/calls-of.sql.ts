import { type RawBuilder, sql } from 'kysely';
import type { PersonKind } from '../agents/calls-of-people.ts';
import { type Days, inPeriod } from '../agents/days.sql.ts';

/** Whose calls of which period are meant. */
export type Whose = { kind: PersonKind; id: number; days: Days };

const isOf = ({ kind, id }: Pick<Whose, 'kind' | 'id'>): RawBuilder<boolean> =>
  kind === 'agent' ? sql<boolean>`f.agent_id = ${id}` : sql<boolean>`f.subscriber_id = ${id}`;

/** Calls `f` of somebody in the period. */
export function callsOf(workspaceId: number, whose: Whose): RawBuilder<boolean> {
  return sql<boolean>`f.workspace_id = ${workspaceId} and ${isOf(whose)} and ${inPeriod(whose.days)}`;
}
