import { sql } from 'kysely';

export type OfVersion = { classifierId: number; version: number };

/** The last calls that a version of a classifier answered, and when it did, by when they were, the latest first. */
export const lastAnswered = (
  workspaceId: number,
  { classifierId, version }: OfVersion,
  limit: number,
) => sql<{
  file_id: string;
  at: Date;
}>`
  select k.file_id, k.at from call_classified k
  where k.workspace_id = ${workspaceId} and k.classifier_id = ${classifierId} and k.version = ${version}
  order by k.day desc, k.file_id desc limit ${limit}`;
