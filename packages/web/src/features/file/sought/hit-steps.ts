import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Hit } from '@earshot/core/matching/query.ts';
import type { Found } from '../transcript/find-in-call.ts';

export type SoughtHit = Found & { startMs: number; endMs: number; role: Hit['role']; text: string };

/** Hits in the order of the call, as places in its transcript; what several ways found alike counts once. */
export function placeHits(
  hits: readonly Pick<Hit, 'phrase_id' | 'words' | 'start_ms' | 'end_ms' | 'role' | 'text'>[],
  phrases: readonly Pick<Phrase, 'id'>[],
): SoughtHit[] {
  const places = new Map(phrases.map(({ id }, at) => [id, at]));
  const placed = new Map<string, SoughtHit>();
  for (const { phrase_id, words, start_ms, end_ms, role, text } of hits) {
    const phrase = places.get(phrase_id);
    if (phrase === undefined) continue;
    const [from, to] = words;
    placed.set(`${phrase}:${from}:${to}`, {
      phrase,
      from,
      to,
      startMs: start_ms,
      endMs: end_ms,
      role,
      text,
    });
  }
  return [...placed.values()].sort((a, b) => a.startMs - b.startMs || a.phrase - b.phrase || a.from - b.from);
}

/** The hit to begin at: the first from a moment on. */
export function firstHit(hits: readonly Pick<SoughtHit, 'startMs'>[], fromMs: number): number {
  return Math.max(
    0,
    hits.findIndex(({ startMs }) => startMs >= fromMs),
  );
}

/** Nearer than this to a hit one is still at it. */
const nearMs = 5000;

/** The next hit or the one before, round and round. Whoever has listened on goes on from there; `ms` is null without sound. */
export function steppedHit(
  hits: readonly Pick<SoughtHit, 'startMs'>[],
  at: number,
  ms: number | null,
  step: 1 | -1,
): number {
  const count = hits.length;
  const current = hits[at];
  if (ms === null || (current && Math.abs(ms - current.startMs) < nearMs)) return (at + step + count) % count;
  const next =
    step === 1
      ? hits.findIndex(({ startMs }) => startMs > ms)
      : hits.findLastIndex(({ startMs }) => startMs < ms);
  return next >= 0 ? next : step === 1 ? 0 : count - 1;
}
