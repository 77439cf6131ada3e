import {
  type EmbeddingSource,
  embeddingServer,
  textsAtOnce,
} from '../../engines/embeddings/embedding-server.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import {
  listPhrasesToEmbed,
  type PhraseToEmbed,
  putVectors,
  removeOtherVectors,
} from './phrase-vectors.store.ts';
import { embedPhrasesJob } from './semantics.jobs.ts';
import { quantise } from './vector-cache.ts';

const patience = { timeoutMs: 60_000, tries: 3 };
/** Calls that end close to one another are sent together. */
const delaySeconds = 5;

const batch = textsAtOnce * 8;
/** An analysis writes its time before it commits; no commit takes as long. */
const commitMs = 60_000;

/** Since when phrases may lack vectors: looking through a million that have them takes seconds. */
const completeUntil = perProgram(() => new Map<string, Date>());
const askedUntil = perProgram(() => new Map<number, number>());

/** After a call was analysed: where an embedding server is connected, its phrases are sent there soon. */
export async function embedSoon(ctx: Ctx): Promise<void> {
  const now = performance.now();
  const asked = askedUntil(ctx);
  if (ctx.config.embeddings === undefined || now < (asked.get(ctx.workspaceId) ?? 0)) return;
  asked.set(ctx.workspaceId, now + delaySeconds * 1000);
  const { workspaceId: workspace_id } = ctx;
  await ctx.jobs.add(
    ctx.db,
    embedPhrasesJob,
    workspace_id,
    { workspace_id },
    { startAfterSeconds: delaySeconds },
  );
}

/** Makes the vectors that are missing; throws where the server does not answer, and the job is tried again. */
export async function embedPhrases(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const { embeddings } = ctx.config;
  if (embeddings === undefined) return;
  const { db, workspaceId } = ctx;
  const source = embeddingServer(embeddings);
  const place = `${workspaceId}:${source.name}`;
  const began = ctx.now();
  const since = completeUntil(ctx).get(place) ?? null;
  if (since === null) await removeOtherVectors(db, workspaceId, source.name);
  let after: PhraseToEmbed | undefined;
  do {
    signal?.throwIfAborted();
    const phrases = await listPhrasesToEmbed(db, workspaceId, source.name, { since, after, most: batch });
    after = phrases.length < batch ? undefined : phrases.at(-1);
    await embedBatch(ctx, source, phrases, signal);
  } while (after !== undefined);
  completeUntil(ctx).set(place, new Date(began.getTime() - commitMs));
}

async function embedBatch(
  ctx: Ctx,
  source: EmbeddingSource,
  phrases: readonly PhraseToEmbed[],
  signal: AbortSignal | undefined,
): Promise<void> {
  if (phrases.length === 0) return;
  const texts = [...new Map(phrases.map(({ digest, text }) => [digest, text]))];
  const vectors = await source.embed(
    texts.map(([, text]) => text),
    { ...patience, signal },
  );
  const bytes = new Map(texts.map(([digest], at) => [digest, vectors[at]]));
  const made = phrases.flatMap(({ file_id, phrase_id, digest }) => {
    const vector = bytes.get(digest);
    return vector === undefined
      ? []
      : [{ file_id, phrase_id, digest, vector: Buffer.from(quantise(vector).buffer) }];
  });
  await putVectors(ctx.db, ctx.workspaceId, source.name, made);
}
