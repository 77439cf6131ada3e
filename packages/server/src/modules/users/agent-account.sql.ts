import { sql } from 'kysely';

/** Whether a row of `members` is an operator's account; operators belong to a module above, so they are only read. */
export const isAgentAccount = sql<boolean>`exists (select from agents
  where agents.workspace_id = members.workspace_id and agents.user_id = members.user_id)`;
