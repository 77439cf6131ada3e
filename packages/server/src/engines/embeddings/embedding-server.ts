import { setTimeout as delay } from 'node:timers/promises';
import type { SourceFailureKind } from '@earshot/core/emotions/emotions.ts';
import { z } from 'zod';
import { sourceError } from '../chat/source-error.ts';

export type EmbeddingSettings = { url: string; model: string; key: string | undefined };

/** Something that turns texts into vectors whose angle says how close they are. */
export type EmbeddingSource = {
  name: string;
  /** One unit vector a text, in the same order. */
  embed: (texts: readonly string[], limits: EmbeddingLimits) => Promise<Float32Array[]>;
};

export type EmbeddingLimits = { timeoutMs: number; tries: number; signal?: AbortSignal | undefined };

/** Texts of one request; servers commonly take up to 256, small ones 32. */
export const textsAtOnce = 32;
const longestWaitMs = 30_000;
/** Models take 256 to 512 word pieces; a phrase has 50. What is longer is cut rather than refused. */
const mostLetters = 2000;
/** Of the largest models there are, with room. */
const mostNumbers = 8192;

const Reply = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1).max(mostNumbers) })),
});

/** The full address of the endpoint: a base such as `http://host:8000`, `…/v1`, or the endpoint itself. */
export function embeddingEndpointOf(url: string): string {
  const base = url.replace(/\/+$/, '');
  if (base.endsWith('/embeddings')) return base;
  return base.endsWith('/v1') ? `${base}/embeddings` : `${base}/v1/embeddings`;
}

/** Any OpenAI-compatible server of embeddings. A model that runs in this process would be a second such source. */
export function embeddingServer(settings: EmbeddingSettings): EmbeddingSource {
  const endpoint = embeddingEndpointOf(settings.url);
  return {
    name: settings.model === '' ? new URL(endpoint).host : settings.model,
    async embed(texts, limits) {
      const found: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += textsAtOnce)
        found.push(...(await ask(endpoint, settings, texts.slice(from, from + textsAtOnce), limits)));
      return found;
    },
  };
}

async function ask(
  endpoint: string,
  settings: EmbeddingSettings,
  texts: readonly string[],
  limits: EmbeddingLimits,
): Promise<Float32Array[]> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await post(endpoint, settings, texts, limits);
    if ('text' in outcome) return readVectors(outcome.text, texts.length);
    const { kind, detail, passes, waitMs } = outcome;
    if (!passes || tries >= limits.tries)
      throw sourceError(kind, (settings.key ? detail.replaceAll(settings.key, '…') : detail).slice(0, 300));
    const pauseMs = Math.min(longestWaitMs, waitMs > 0 ? waitMs : 250 * 2 ** tries);
    await delay(pauseMs, undefined, limits.signal === undefined ? {} : { signal: limits.signal });
  }
}

type Trouble = { kind: SourceFailureKind; detail: string; passes: boolean; waitMs: number };

async function post(
  endpoint: string,
  { model, key }: EmbeddingSettings,
  texts: readonly string[],
  { timeoutMs, signal }: EmbeddingLimits,
): Promise<{ text: string } | Trouble> {
  const clock = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        ...(model === '' ? {} : { model }),
        input: texts.map((text) => text.slice(0, mostLetters)),
        encoding_format: 'float',
      }),
      signal: signal === undefined ? clock : AbortSignal.any([signal, clock]),
      redirect: 'error',
    });
    const text = await response.text();
    if (response.ok) return { text };
    const passes = response.status === 429 || response.status >= 500;
    const waitMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
    return { kind: 'refused', detail: `${response.status}: ${text}`, passes, waitMs };
  } catch (error) {
    signal?.throwIfAborted();
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const detail = isLate ? 'No answer in time' : String((error as Error).cause ?? error);
    return { kind: isLate ? 'timeout' : 'unreachable', detail, passes: !isLate, waitMs: 0 };
  }
}

/** Exactly one vector for each text, or it is none: half an answer would be put beside the wrong phrases. */
function readVectors(text: string, count: number): Float32Array[] {
  try {
    const { data } = Reply.parse(JSON.parse(text));
    const byIndex = new Map(data.map(({ index, embedding }) => [index, unit(embedding)]));
    const vectors = Array.from({ length: count }, (_, index) => byIndex.get(index));
    const [first] = vectors;
    const isComplete = vectors.every((vector) => vector !== undefined && vector.length === first?.length);
    if (data.length === count && isComplete) return vectors as Float32Array[];
  } catch {
    // Whatever is wrong with it, it is told the same way.
  }
  throw sourceError('bad_answer', `The answer is not one vector for each of ${count} texts`);
}

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!(length > 0)) throw new Error('A vector without direction');
  return Float32Array.from(values, (value) => value / length);
}
