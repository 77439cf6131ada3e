import { type Span, union } from '../call/span.ts';

/** One side of the call and when it speaks, ordered and free of overlaps. */
export type Lane = { speaker: string; spans: readonly Span[] };

export type Turn = Span & { speaker: string };

/** A "yes" or "aha" this short while the other side speaks does not take the turn. */
const backchannelMs = 1000;

/** Who has the floor, in order: a turn goes on over its own pauses until the other side takes over. */
export function toTurns(lanes: readonly Lane[]): Turn[] {
  const spoken = lanes
    .flatMap(({ speaker, spans }) => spans.map((span) => ({ ...span, speaker })))
    .sort((a, b) => a.start_ms - b.start_ms);
  const turns: Turn[] = [];
  for (const span of spoken) {
    const last = turns.at(-1);
    if (last?.speaker === span.speaker) {
      last.end_ms = Math.max(last.end_ms, span.end_ms);
      continue;
    }
    const isInside = last !== undefined && span.end_ms <= last.end_ms;
    if (isInside && span.end_ms - span.start_ms < backchannelMs) continue;
    turns.push({ ...span });
  }
  return turns;
}

export type Interruption = Span & { by: string; of: string };

/**
 * A side starts while the other has been talking for at least `after_ms`, goes on over them for at least
 * `over_ms`, and the other one stops: their stretch ends before that of the side that came in.
 */
export function findInterruptions(
  lanes: readonly Lane[],
  limits: { after_ms: number; over_ms: number },
): Interruption[] {
  const found: Interruption[] = [];
  for (const by of lanes) {
    for (const of of lanes) {
      if (by === of) continue;
      for (const span of by.spans) {
        const over = of.spans.find((other) => other.start_ms < span.start_ms && other.end_ms > span.start_ms);
        if (over === undefined || span.start_ms - over.start_ms < limits.after_ms) continue;
        const overlapEnd = Math.min(span.end_ms, over.end_ms);
        if (overlapEnd - span.start_ms < limits.over_ms || span.end_ms <= over.end_ms) continue;
        found.push({ start_ms: span.start_ms, end_ms: overlapEnd, by: by.speaker, of: of.speaker });
      }
    }
  }
  return found.sort((a, b) => a.start_ms - b.start_ms);
}

/** The longest stretch in which a side keeps the floor, or null when it never speaks. */
export function longestMonologue(turns: readonly Turn[], speaker: string): Turn | null {
  const own = turns.filter((turn) => turn.speaker === speaker);
  return own.reduce<Turn | null>(
    (longest, turn) =>
      longest === null || turn.end_ms - turn.start_ms > longest.end_ms - longest.start_ms ? turn : longest,
    null,
  );
}

/** Time from the other side's end to this side's start, for every turn that answers one; overlap counts as 0. */
export function responseTimes(turns: readonly Turn[], speaker: string, hold_ms: number): number[] {
  return turns.flatMap((turn, index) => {
    const before = turns[index - 1];
    if (turn.speaker !== speaker || before === undefined) return [];
    const waited = Math.max(0, turn.start_ms - before.end_ms);
    return waited < hold_ms ? [waited] : [];
  });
}

/** A lane from any spans. */
export function lane(speaker: string, spans: readonly Span[]): Lane {
  return { speaker, spans: union(spans) };
}
