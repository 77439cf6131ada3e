import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type SemanticFind, saidBy } from './phrase.sql.ts';

/** Phrases and how similar each is, as parallel lists; `digests`: of what they said when they were compared. */
export type SimilarPhrases = {
  file_ids: string[];
  phrase_ids: number[];
  digests: string[];
  similarities: number[];
};

/** Each call in which some of the phrases still say what they said, where it is asked for, and how similar the closest is. */
export async function callsOfPhrases(
  db: Db,
  workspaceId: number,
  { file_ids, phrase_ids, digests, similarities }: SimilarPhrases,
  find: SemanticFind,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ file_id: string; similarity: number }>`
    select p.file_id, max(n.similarity) as similarity
    from unnest(${file_ids}::uuid[], ${phrase_ids}::int[], ${digests}::text[], ${similarities}::float8[])
      as n (file_id, phrase_id, digest, similarity)
    join phrase_index p on p.workspace_id = ${workspaceId} and p.file_id = n.file_id and p.phrase_id = n.phrase_id
    where md5(p.text) = n.digest and n.similarity between ${find.wording.least} and ${find.wording.most}
      and ${saidBy(find)}
    group by p.file_id`.execute(db);
  return new Map(rows.map((row) => [row.file_id, row.similarity]));
}
