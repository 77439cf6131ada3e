import { createHash } from 'node:crypto';
import { textOf } from '@earshot/core/call/phrase.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import {
  type EmbeddingSettings,
  type EmbeddingSource,
  embeddingServer,
} from '../../engines/embeddings/embedding-server.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import type { SimilarPhrases } from '../call-index/similar-phrases.queries.ts';
import { type Nearest, nearestPhrases } from './nearest-phrases.ts';
import { countVectors } from './phrase-vectors.store.ts';
import { cachedVectors, mostVectors, type VectorBlock } from './vector-cache.ts';

/** Somebody waits for it. */
const patience = { timeoutMs: 5000, tries: 1 };
/** With fewer of the phrases a search would miss too much. */
const leastShare = 0.95;
const mostTexts = 1000;

/** Vectors of queries and rules, kept. */
const known = new Map<string, Float32Array>();

const nobody: SimilarPhrases = { file_ids: [], phrase_ids: [], digests: [], similarities: [] };

export type EmbeddedSemantics = Semantics & {
  name: string;
  /** The phrases closest to a text. */
  near: (text: string) => SimilarPhrases;
  /** Only the newest phrases were compared. */
  isNewestOnly: boolean;
};

/**
 * The measure by vectors of the connected server; null while it has not seen enough of the phrases. `said`: phrases of a
 * call at hand that may have no vectors yet. Throws with a `kind` where the server does not answer.
 */
export async function embeddedSemantics(
  ctx: Ctx,
  texts: readonly string[],
  said: readonly string[],
): Promise<EmbeddedSemantics | null> {
  const { embeddings } = ctx.config;
  if (embeddings === undefined) return null;
  const source = embeddingServer(embeddings);
  const whole = await beyondLimit(ctx, 'vectors in memory are of all calls', async (ctx) => {
    const { vectors: made, phrases } = await countVectors(ctx.db, ctx.workspaceId, source.name);
    if (made < phrases * leastShare) return null;
    const wanted = await vectorsOf(source, texts);
    const dimensions = wanted.values().next().value?.length ?? 0;
    const stored = await cachedVectors(ctx, source.name, dimensions);
    return { made, wanted, dimensions, stored };
  });
  if (whole === null) return null;
  const { made, wanted, dimensions, stored } = whole;
  const fresh = await freshVectors(source, stored, said);
  const found = new Map<string, Nearest>();
  for (const [text, vector] of wanted) found.set(text, await nearestPhrases(vector, stored, fresh));
  return {
    name: measureName(embeddings),
    isNewestOnly: made > mostVectors(dimensions),
    near: (text) => found.get(text)?.near ?? nobody,
    similarity: (text, conversation, phrase) =>
      found.get(text)?.closeness.get(digestOf(textOf(conversation.phrases[phrase] ?? { words: [] }))) ?? 0,
  };
}

/** The measure of a server, as the interface shows it. */
export function measureName(settings: EmbeddingSettings): string {
  return `embeddings:${embeddingServer(settings).name}`;
}

/** As the database does it. */
function digestOf(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

async function vectorsOf(
  source: EmbeddingSource,
  texts: readonly string[],
): Promise<Map<string, Float32Array>> {
  const keyOf = (text: string) => `${source.name}\n${text}`;
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
  const vectors = missing.length === 0 ? [] : await source.embed(missing, patience);
  if (known.size + missing.length > mostTexts) known.clear();
  const found = new Map(missing.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
  for (const text of texts) {
    const vector = found.get(text) ?? known.get(keyOf(text));
    if (vector === undefined) continue;
    found.set(text, vector);
    known.set(keyOf(text), vector);
  }
  return found;
}

async function freshVectors(
  source: EmbeddingSource,
  stored: readonly VectorBlock[],
  said: readonly string[],
): Promise<Map<string, Float32Array>> {
  if (said.length === 0) return new Map();
  const digests = new Set(stored.flatMap(({ digests: own }) => own));
  const missing = new Map(said.filter(Boolean).map((text) => [digestOf(text), text]));
  for (const digest of missing.keys()) if (digests.has(digest)) missing.delete(digest);
  const vectors = missing.size === 0 ? [] : await source.embed([...missing.values()], patience);
  return new Map([...missing.keys()].map((digest, at) => [digest, vectors[at] ?? new Float32Array()]));
}
