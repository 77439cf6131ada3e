import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database.ts';

export type PhraseToEmbed = {
  file_id: string;
  phrase_id: number;
  text: string;
  digest: string;
  started_at: Date;
};
export type StoredVector = {
  file_id: string;
  phrase_id: number;
  digest: string;
  vector: Buffer;
  seq: number;
};

/** Phrases of calls analysed since, without a vector of what they say now: the newest first, those behind `after`. */
export async function listPhrasesToEmbed(
  db: Db,
  workspaceId: number,
  model: string,
  { since, after, most }: { since: Date | null; after: PhraseToEmbed | undefined; most: number },
): Promise<PhraseToEmbed[]> {
  const changed =
    since === null
      ? sql``
      : sql`and p.file_id in (select f.id from files f
          where f.workspace_id = ${workspaceId} and f.analysed_at >= ${since})`;
  const behind =
    after === undefined
      ? sql``
      : sql`and p.started_at <= ${after.started_at} and (p.started_at, p.file_id, p.phrase_id)
          < (${after.started_at}, ${after.file_id}::uuid, ${after.phrase_id}::int)`;
  const { rows } = await sql<PhraseToEmbed>`
    select p.file_id, p.phrase_id, p.text, md5(p.text) as digest, p.started_at from phrase_index p
    where p.workspace_id = ${workspaceId} and p.text <> '' ${changed} ${behind} and not exists (
      select 1 from phrase_vectors v where v.workspace_id = ${workspaceId} and v.model = ${model}
        and v.file_id = p.file_id and v.phrase_id = p.phrase_id and v.digest = md5(p.text))
    order by p.started_at desc, p.file_id desc, p.phrase_id desc limit ${most}`.execute(db);
  return rows;
}

/** A vector made again gets a new `seq`, so that every process reads it again. */
export async function putVectors(
  db: Db,
  workspaceId: number,
  model: string,
  vectors: readonly Omit<StoredVector, 'seq'>[],
): Promise<void> {
  const files = sql`${vectors.map((one) => one.file_id)}::uuid[]`;
  const phrases = sql`${vectors.map((one) => one.phrase_id)}::int[]`;
  await inTransaction(db, async (tx) => {
    // A shard of a cluster takes no sequence in `on conflict … do update`.
    await sql`delete from phrase_vectors where workspace_id = ${workspaceId} and model = ${model}
      and (file_id, phrase_id) in (select * from unnest(${files}, ${phrases}))`.execute(tx);
    await sql`
      insert into phrase_vectors (workspace_id, file_id, phrase_id, model, digest, vector)
      select f.workspace_id, f.id, one.phrase_id, ${model}::text, one.digest, one.vector
      from files f join unnest(${files}, ${phrases}, ${vectors.map((one) => one.digest)}::text[],
        ${vectors.map((one) => one.vector)}::bytea[]) as one (file_id, phrase_id, digest, vector)
        on one.file_id = f.id
      where f.workspace_id = ${workspaceId}
      on conflict do nothing`.execute(tx);
  });
}

/** Vectors behind `after`, in the order they were made. */
export async function listVectors(
  db: Db,
  workspaceId: number,
  model: string,
  after: number,
  most: number,
): Promise<StoredVector[]> {
  return db
    .selectFrom('phrase_vectors')
    .select(['file_id', 'phrase_id', 'digest', 'vector', 'seq'])
    .where('workspace_id', '=', workspaceId)
    .where('model', '=', model)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
}

/** Behind which `seq` the newest so many vectors are. */
export async function seqBefore(db: Db, workspaceId: number, model: string, newest: number): Promise<number> {
  const row = await db
    .selectFrom('phrase_vectors')
    .select('seq')
    .where('workspace_id', '=', workspaceId)
    .where('model', '=', model)
    .orderBy('seq', 'desc')
    .offset(newest)
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Vectors of one model there are, and phrases that should have one. */
export async function countVectors(
  db: Db,
  workspaceId: number,
  model: string,
): Promise<{ vectors: number; phrases: number }> {
  const { rows } = await sql<{ vectors: number; phrases: number }>`
    select (select count(*) from phrase_vectors v where v.workspace_id = ${workspaceId} and v.model = ${model}) as vectors,
      (select count(*) from phrase_index p where p.workspace_id = ${workspaceId} and p.text <> '') as phrases`.execute(
    db,
  );
  return rows[0] ?? { vectors: 0, phrases: 0 };
}

/** Vectors of models that are no longer asked. */
export async function removeOtherVectors(db: Db, workspaceId: number, model: string): Promise<void> {
  await db
    .deleteFrom('phrase_vectors')
    .where('workspace_id', '=', workspaceId)
    .where('model', '!=', model)
    .execute();
}
