/** A stretch in which one speaker is heard. */
export type Turn = { speaker: string; start_ms: number; end_ms: number };

/** Of more speakers in what was heard the rest counts as mistaken: pairs of all of them are tried. */
const mostSpeakers = 10;

/**
 * For how long it is wrong who speaks: nobody is heard though somebody spoke, somebody though nobody did, or another one than the speaker
 * (the diarization error of NIST, without a collar). Speakers of both sides are paired so that they have most time in common.
 */
export function speakerErrors(
  said: readonly Turn[],
  heard: readonly Turn[],
): { spoken_ms: number; mistaken_ms: number } {
  const edges = [...new Set([...said, ...heard].flatMap(({ start_ms, end_ms }) => [start_ms, end_ms]))].sort(
    (one, other) => one - other,
  );
  const common = new Map<string, number>();
  let [spoken, longest] = [0, 0];
  const [ofSaid, ofHeard] = [walker(said), walker(heard)];
  for (const [at, from] of edges.entries()) {
    const to = edges[at + 1];
    if (to === undefined) break;
    const [who, whom] = [ofSaid(from), ofHeard(from)];
    spoken += who.length * (to - from);
    longest += Math.max(who.length, whom.length) * (to - from);
    for (const one of who)
      for (const other of whom) {
        const key = JSON.stringify([one, other]);
        common.set(key, (common.get(key) ?? 0) + to - from);
      }
  }
  return { spoken_ms: spoken, mistaken_ms: longest - pairedTime(common) };
}

/** Who speaks at moments that are asked for one after the other. */
function walker(turns: readonly Turn[]): (at: number) => string[] {
  const sorted = turns.filter(({ start_ms, end_ms }) => end_ms > start_ms);
  sorted.sort((one, other) => one.start_ms - other.start_ms);
  let next = 0;
  let open: Turn[] = [];
  return (at) => {
    while (next < sorted.length && (sorted[next] as Turn).start_ms <= at) {
      open.push(sorted[next] as Turn);
      next += 1;
    }
    open = open.filter(({ end_ms }) => end_ms > at);
    return [...new Set(open.map(({ speaker }) => speaker))];
  };
}

/** The most time that pairs of speakers have in common, where each is in one pair only. */
function pairedTime(common: ReadonlyMap<string, number>): number {
  const pairs = [...common].map(([key, ms]) => ({ pair: JSON.parse(key) as [string, string], ms }));
  const heard = [...new Set(pairs.map(({ pair }) => pair[1]))].slice(0, mostSpeakers);
  /** The most time by which of the heard are in a pair already, bit by bit. */
  let best = new Map([[0, 0]]);
  for (const one of new Set(pairs.map(({ pair }) => pair[0]))) {
    const next = new Map(best);
    for (const [taken, time] of best)
      for (const [at, other] of heard.entries()) {
        const ms = common.get(JSON.stringify([one, other]));
        if (ms === undefined || (taken & (1 << at)) !== 0) continue;
        const then = taken | (1 << at);
        next.set(then, Math.max(next.get(then) ?? 0, time + ms));
      }
    best = next;
  }
  return Math.max(...best.values());
}
