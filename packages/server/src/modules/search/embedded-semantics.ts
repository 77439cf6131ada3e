import { createHash } from 'node:crypto';
import { textOf } from '@earshot/core/matching/conversation.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import type { Ctx } from '../../context.ts';
import {
  type EmbeddingSettings,
  type EmbeddingSource,
  embeddingServer,
} from '../../engines/embeddings/embedding-server.ts';
import { countVectors } from './phrase-vectors.store.ts';
import { cachedVectors, type KeptVector, mostVectors } from './vector-cache.ts';

/** Somebody waits for it. */
const patience = { timeoutMs: 5000, tries: 1 };
/** Below this texts have nothing in common, and phrases are not even candidates. */
const leastSimilarity = 0.2;
/** Phrases that come into question for one text, closest first. */
const mostNear = 5000;
/** From so many on their mean says how close unrelated texts are by this model: 0.1 for some, 0.7 for others. */
const leastForMean = 100;
/** With fewer of the phrases a search would miss too much. */
const leastShare = 0.95;
const mostTexts = 1000;

/** Vectors of queries and rules, kept. */
const known = new Map<string, Float32Array>();

/** Phrases by place, parallel lists as the database takes them. */
export type NearPhrases = { file_ids: string[]; phrase_ids: number[] };

export type EmbeddedSemantics = Semantics & {
  name: string;
  near: (text: string) => NearPhrases;
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
  const { vectors: made, phrases } = await countVectors(ctx.db, ctx.workspaceId, source.name);
  if (made < phrases * leastShare) return null;
  const wanted = await vectorsOf(source, texts);
  const stored = await cachedVectors(ctx, source.name);
  const fresh = await freshVectors(source, stored, said);
  const found = new Map(
    texts.map((text) => [text, nearest(wanted.get(text) ?? new Float32Array(), stored, fresh)]),
  );
  return {
    name: measureName(embeddings),
    isNewestOnly: made > mostVectors,
    near: (text) => found.get(text)?.near ?? { file_ids: [], phrase_ids: [] },
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
  stored: readonly KeptVector[],
  said: readonly string[],
): Promise<Map<string, Float32Array>> {
  if (said.length === 0) return new Map();
  const digests = new Set(stored.map(({ digest }) => digest));
  const missing = new Map(said.filter(Boolean).map((text) => [digestOf(text), text]));
  for (const digest of missing.keys()) if (digests.has(digest)) missing.delete(digest);
  const vectors = missing.size === 0 ? [] : await source.embed([...missing.values()], patience);
  return new Map([...missing.keys()].map((digest, at) => [digest, vectors[at] ?? new Float32Array()]));
}

/** Every stored phrase is compared: no index of approximations, so nothing is missed. */
function nearest(
  text: Float32Array,
  stored: readonly KeptVector[],
  fresh: ReadonlyMap<string, Float32Array>,
): { near: NearPhrases; closeness: Map<string, number> } {
  const cosines = Float32Array.from(stored, ({ values, length }) => cosine(text, values, length));
  const mean =
    cosines.length < leastForMean ? 0 : cosines.reduce((sum, one) => sum + one, 0) / cosines.length;
  const similarity = (value: number) => Math.min(1, Math.max(0, (value - mean) / (1 - mean)));
  const closeness = new Map<string, number>();
  const close = Array.from(cosines.keys())
    .filter((at) => similarity(cosines[at] ?? 0) >= leastSimilarity)
    .sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0) || a - b)
    .slice(0, mostNear)
    .flatMap((at) => stored[at] ?? []);
  for (const one of close) closeness.set(one.digest, similarity(cosine(text, one.values, one.length)));
  for (const [digest, vector] of fresh) {
    const value = similarity(cosine(text, vector, 1));
    if (value >= leastSimilarity) closeness.set(digest, value);
  }
  return {
    near: {
      file_ids: close.map(({ file_id }) => file_id),
      phrase_ids: close.map(({ phrase_id }) => phrase_id),
    },
    closeness,
  };
}

/** Of a unit vector with one `length` long; 0 where the sizes differ, for then another model made it. */
function cosine(text: Float32Array, values: Int8Array | Float32Array, length: number): number {
  if (text.length !== values.length || length === 0) return 0;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += (text[at] ?? 0) * (values[at] ?? 0);
  return sum / length;
}
