import type { Db } from '../../platform/database.ts';

/** Calls behind `after` whose numbers can be worked out, with what they are worked out from. */
export function callsToNumber(
  db: Db,
  workspaceId: number,
  { after, limit }: { after: string | null; limit: number },
) {
  let query = db
    .selectFrom('files')
    .leftJoin('file_metrics as words', (join) =>
      join
        .onRef('words.workspace_id', '=', 'files.workspace_id')
        .onRef('words.file_id', '=', 'files.id')
        .on('words.metric', '=', 'words')
        .on('words.speaker_role', '=', ''),
    )
    .select(['files.id', 'files.metrics', 'files.roles_swapped', 'words.value as words'])
    .where('files.workspace_id', '=', workspaceId)
    .where('files.analysed_at', 'is not', null)
    .orderBy('files.id')
    .limit(limit);
  if (after !== null) query = query.where('files.id', '>', after);
  return query.execute();
}
