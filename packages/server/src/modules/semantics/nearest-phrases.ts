import { breathe } from '../../platform/one-at-a-time.ts';
import type { SimilarPhrases } from '../call-index/similar-phrases.queries.ts';
import type { VectorBlock } from './vector-cache.ts';

/** Below this texts have nothing in common, and phrases are not even candidates. */
const leastSimilarity = 0.2;
/** Phrases that come into question for one text, closest first. */
const mostNear = 20_000;
/** From so many on their mean says how close unrelated texts are by this model: 0.1 for some, 0.7 for others. */
const leastForMean = 100;

/** `closeness`: by what is said, for the same words are equally close everywhere. */
export type Nearest = { near: SimilarPhrases; closeness: Map<string, number> };

type Found = { file_id: string; phrase_id: number; digest: string; cosine: number };

/** Every phrase is compared: no index of approximations, so nothing is missed. `fresh`: vectors that are not stored yet. */
export async function nearestPhrases(
  text: Float32Array,
  blocks: readonly VectorBlock[],
  fresh: ReadonlyMap<string, Float32Array>,
): Promise<Nearest> {
  const cosines: Float32Array[] = [];
  for (const block of blocks) {
    cosines.push(cosinesOf(text, block));
    await breathe();
  }
  const count = cosines.reduce((sum, one) => sum + one.length, 0);
  const total = cosines.reduce((sum, one) => one.reduce((part, value) => part + value, sum), 0);
  const mean = count < leastForMean ? 0 : total / count;
  const similarity = (cosine: number) => Math.min(1, Math.max(0, (cosine - mean) / (1 - mean)));
  const found: Found[] = [];
  for (const [at, block] of blocks.entries())
    for (const [row, cosine] of cosines[at]?.entries() ?? [])
      if (similarity(cosine) >= leastSimilarity) found.push(foundAt(block, row, cosine));
  const close = found
    .sort((a, b) => b.cosine - a.cosine || (a.digest < b.digest ? -1 : 1))
    .slice(0, mostNear);
  const closeness = new Map(close.map(({ digest, cosine }) => [digest, similarity(cosine)]));
  for (const [digest, vector] of fresh) {
    const value = similarity(text.reduce((sum, one, d) => sum + one * (vector[d] ?? 0), 0));
    if (value >= leastSimilarity) closeness.set(digest, value);
  }
  return {
    near: {
      file_ids: close.map(({ file_id }) => file_id),
      phrase_ids: close.map(({ phrase_id }) => phrase_id),
      digests: close.map(({ digest }) => digest),
      similarities: close.map(({ cosine }) => similarity(cosine)),
    },
    closeness,
  };
}

function foundAt({ file_ids, phrase_ids, digests }: VectorBlock, row: number, cosine: number): Found {
  return {
    file_id: file_ids[row] ?? '',
    phrase_id: phrase_ids[row] ?? 0,
    digest: digests[row] ?? '',
    cosine,
  };
}

function cosinesOf(text: Float32Array, { values, lengths }: VectorBlock): Float32Array {
  const found = new Float32Array(lengths.length);
  for (let row = 0; row < found.length; row += 1) {
    const from = row * text.length;
    let sum = 0;
    for (let d = 0; d < text.length; d += 1) sum += (text[d] ?? 0) * (values[from + d] ?? 0);
    found[row] = sum / (lengths[row] || 1);
  }
  return found;
}
