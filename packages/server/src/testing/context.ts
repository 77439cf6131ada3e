/** Use cases called without HTTP, on the database and the files of a running test server. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import { addFile } from '../modules/files/file-rows.ts';
import { peopleOf } from '../modules/files/people-of-call.ts';
import { insertTranscript } from '../modules/transcripts/transcripts.store.ts';
import { modules } from '../modules.ts';
import { diskBlobs } from '../platform/blobs.ts';
import { readConfig } from '../platform/config.ts';
import { type Ctx, inWorkspace, type Services, transact } from '../platform/context.ts';
import { openDatabase } from '../platform/database.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { collectTables } from '../platform/tables.ts';
import { extensions, jobDefinitions, listeners } from '../worker.ts';
import { connectionOf } from './databases.ts';
import { noteStatement } from './statements.ts';

export async function openContext(
  dataDir: string,
  workspaceId = 1,
): Promise<{ ctx: Ctx; close: () => Promise<void> }> {
  const tables = collectTables(modules);
  const database = openDatabase(await connectionOf(dataDir), {
    tenantTables: tables.tenant,
    onError: () => {},
    onStatement: noteStatement,
  });
  const services: Partial<Services> = {
    config: readConfig({ DATA_DIR: dataDir }),
    db: database.db,
    acrossWorkspaces: database.acrossWorkspaces,
    limitedDb: database.limitedDb,
    blobs: diskBlobs(join(dataDir, 'blobs')),
    log: createLog('silent'),
    tables,
    listeners,
    extensions,
    now: () => new Date(),
    jobs: await startJobs(database.pool, jobDefinitions, { log: createLog('silent'), supervise: false }),
  };
  const close = async () => {
    await services.jobs?.stop();
    await database.close();
  };
  return { ctx: inWorkspace(services as Services, workspaceId), close };
}

export type SaidPhrase = { speaker: string; start_ms: number; words: string[] };

/** Makes a call with these phrases, half a second a word, as if it had been processed. */
export async function makeCall(
  ctx: Ctx,
  phrases: readonly SaidPhrase[],
  more: { operator?: string; abonent?: string; recorded_at?: Date; metrics?: unknown } = {},
): Promise<string> {
  const id = randomUUID();
  const spoken = phrases.map((phrase, index) => ({
    id: index,
    speaker: phrase.speaker,
    start_ms: phrase.start_ms,
    end_ms: phrase.start_ms + phrase.words.length * 500,
    text: phrase.words.join(' '),
    confidence: null,
    words: phrase.words.map((text, at) => ({
      text,
      start_ms: phrase.start_ms + at * 500,
      end_ms: phrase.start_ms + at * 500 + 450,
      confidence: null,
    })),
  }));
  const operator = more.operator ?? null;
  // In one transaction, as calls come in: nobody is merged between the name and the call.
  await transact(ctx, async (ctx) => {
    await addFile(ctx, {
      id,
      name: `${id}.txt`,
      type: 'text',
      extension: 'txt',
      status: 'DONE',
      origin: 'upload',
      created_at: ctx.now(),
      duration_ms: spoken.reduce((end, phrase) => Math.max(end, phrase.end_ms), 0),
      size_bytes: 1,
      sha256: id,
      blob_key: id,
      channel_roles: ['operator', 'abonent'],
      operator,
      ...(more.abonent === undefined ? {} : { abonent: more.abonent }),
      ...(await peopleOf(ctx, { operator, abonent: more.abonent })),
      recorded_at: more.recorded_at ?? null,
      metrics: more.metrics === undefined ? null : JSON.stringify(more.metrics),
    });
  });
  const speakers: Speaker[] = [...new Set(phrases.map(({ speaker }) => speaker))].map((speaker) => ({
    id: speaker,
    role: speaker === 'operator' || speaker === 'abonent' ? speaker : null,
    channel: null,
    name: null,
  }));
  await insertTranscript(
    ctx.db,
    ctx.workspaceId,
    id,
    { language: null, engine: null, model: null, estimated_times: false, speakers, phrases: spoken },
    { kind: 'made', base_version: null, created_by: null },
    ctx.now(),
  );
  return id;
}
