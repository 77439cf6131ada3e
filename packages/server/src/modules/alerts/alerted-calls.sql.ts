import { sql } from 'kysely';
import type { Condition } from '../call-index/phrase.sql.ts';

/** The calls that an alert of a project told of. Whoever may see the project may see which those were. */
export const alertedCallsOf = (
  digestId: number,
  { workspaceId, projectId }: { workspaceId: number; projectId: number },
): Condition =>
  sql<boolean>`files.id in (select told.file_id from alert_calls told
    join alert_recipients who on who.workspace_id = ${workspaceId} and who.id = told.recipient_id
    where told.workspace_id = ${workspaceId} and told.digest_id = ${digestId} and who.project_id = ${projectId})`;
