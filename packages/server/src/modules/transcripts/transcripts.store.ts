import type { NewPhrase } from '@earshot/core/call/phrase.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import type { VersionKind } from '@earshot/core/transcripts/transcripts.ts';
import type { Db } from '../../platform/database.ts';

export type NewTranscript = {
  language: string | null;
  engine: string | null;
  model: string | null;
  estimated_times: boolean;
  speakers: readonly Speaker[];
  phrases: readonly NewPhrase[];
};

/** How a version came about; `base_version` is null for one that was made. */
export type VersionOrigin = { kind: VersionKind; base_version: number | null; created_by: number | null };

const batch = 1000;

/** Replaces the current transcript by a new version; earlier versions stay. */
export async function insertTranscript(
  tx: Db,
  workspaceId: number,
  fileId: string,
  transcript: NewTranscript,
  origin: VersionOrigin,
  now: Date,
): Promise<number> {
  const key = { workspace_id: workspaceId, file_id: fileId };
  const last = await tx
    .selectFrom('transcripts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  await tx
    .updateTable('transcripts')
    .set({ is_current: false })
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
  const { phrases, speakers, ...head } = transcript;
  await tx
    .insertInto('transcripts')
    .values({
      ...key,
      language: head.language,
      engine: head.engine,
      model: head.model,
      estimated_times: head.estimated_times,
      ...origin,
      version,
      is_current: true,
      speakers: JSON.stringify(speakers),
      created_at: now,
    })
    .execute();
  for (let from = 0; from < phrases.length; from += batch) {
    const rows = phrases.slice(from, from + batch).map((phrase) => ({
      ...key,
      version,
      id: phrase.id,
      speaker: phrase.speaker,
      start_ms: phrase.start_ms,
      end_ms: phrase.end_ms,
      text: phrase.text,
      confidence: phrase.confidence,
      words: phrase.words.map((word) => word.text),
      word_start_ms: phrase.words.map((word) => word.start_ms),
      word_end_ms: phrase.words.map((word) => word.end_ms),
      word_confidence: phrase.words.map((word) => word.confidence) as number[],
    }));
    await tx.insertInto('phrases').values(rows).execute();
  }
  return version;
}

export function findCurrentTranscript(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('transcripts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}

export function findVersion(db: Db, workspaceId: number, fileId: string, version: number) {
  return db
    .selectFrom('transcripts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The last version that a person made. */
export function findLastByHand(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('transcripts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('kind', 'in', ['corrected', 'restored'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first, with who made each and how many phrases it has. */
export function listVersionRows(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('transcripts')
    .leftJoin('users', 'users.id', 'transcripts.created_by')
    .select(['transcripts.version', 'transcripts.is_current', 'transcripts.kind', 'transcripts.created_at'])
    .select(['transcripts.engine', 'transcripts.model', 'users.name as by'])
    .select((eb) =>
      eb
        .selectFrom('phrases')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('phrases.workspace_id', '=', workspaceId)
        .where('phrases.file_id', '=', fileId)
        .whereRef('phrases.version', '=', 'transcripts.version')
        .as('phrases'),
    )
    .where('transcripts.workspace_id', '=', workspaceId)
    .where('transcripts.file_id', '=', fileId)
    .orderBy('transcripts.version', 'desc')
    .execute();
}

/** So many phrases are read at once: those of a long call must not keep the process from answering others. */
const readAtOnce = 500;

export async function listPhrases(db: Db, workspaceId: number, fileId: string, version: number) {
  const rows: PhraseRow[] = [];
  for (;;) {
    const some = await phrasesAfter(db, workspaceId, { fileId, version, id: rows.at(-1)?.id ?? -1 });
    rows.push(...some);
    if (some.length < readAtOnce) return rows;
  }
}

function phrasesAfter(db: Db, workspaceId: number, last: { fileId: string; version: number; id: number }) {
  return db
    .selectFrom('phrases')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', last.fileId)
    .where('version', '=', last.version)
    .where('id', '>', last.id)
    .orderBy('id')
    .limit(readAtOnce)
    .execute();
}

type PhraseRow = Awaited<ReturnType<typeof phrasesAfter>>[number];
