import { type Turns, turnsAfter } from '../pipelines/turns.ts';

/** Something that fills a place for so long. */
export type Busy = { rest_s: number; is_guess: boolean };

export type Waiting = {
  id: string;
  workspace: string;
  /** From when on it may be taken, in seconds from now. */
  ready_s: number;
  work_s: number;
  is_guess: boolean;
};

/** In seconds from now. */
export type Forecast = { start_s: number; done_s: number; is_guess: boolean };

export type Line = {
  /** How many are done at once. */
  places: number;
  busy: readonly Busy[];
  /** In the order of their priority; workspaces take their turns. */
  waiting: readonly Waiting[];
  /** Workspaces whose turns were taken, the latest last. */
  taken: readonly string[];
};

type Place = { at_s: number; is_guess: boolean };
type Ranked = Waiting & { rank: number };

/** When each is taken and done if nothing else comes: the taking of jobs, played to its end. */
export function forecast({ places, busy, waiting, taken }: Line): Map<string, Forecast> {
  const free = placesOf(places, busy);
  const turns = turnsAfter(taken);
  const lines = Map.groupBy(
    waiting.map((one, rank): Ranked => ({ ...one, rank })),
    ({ workspace }) => workspace,
  );
  const found = new Map<string, Forecast>();
  while (lines.size > 0) {
    const place = free.reduce((first, one) => (one.at_s < first.at_s ? one : first));
    const next = takeNext(lines, turns, place.at_s);
    if (next === undefined) {
      const waits = [...lines.values()].flat();
      place.at_s = waits.reduce(
        (soonest, { ready_s }) => Math.min(soonest, ready_s),
        Number.POSITIVE_INFINITY,
      );
      continue;
    }
    const is_guess = place.is_guess || next.is_guess;
    found.set(next.id, { start_s: place.at_s, done_s: place.at_s + next.work_s, is_guess });
    place.at_s += next.work_s;
    place.is_guess = is_guess;
  }
  return found;
}

function placesOf(places: number, busy: readonly Busy[]): Place[] {
  const filled = busy.map(({ rest_s, is_guess }): Place => ({ at_s: rest_s, is_guess }));
  const empty = Math.max(places, 1) - filled.length;
  return [
    ...filled,
    ...Array.from({ length: Math.max(0, empty) }, (): Place => ({ at_s: 0, is_guess: false })),
  ];
}

/** The first of a workspace that had no turn in this round; where all had theirs, a new round begins. */
function takeNext(lines: Map<string, Ranked[]>, turns: Turns, at_s: number): Ranked | undefined {
  const ready = [...lines.values()].flatMap((line) => line.find(({ ready_s }) => ready_s <= at_s) ?? []);
  const served = new Set(turns.served());
  const open = ready.filter(({ workspace }) => !served.has(workspace));
  if (open.length === 0) turns.newRound();
  const candidates = open.length === 0 ? ready : open;
  const [next] = candidates.toSorted((a, b) => a.rank - b.rank);
  if (next === undefined) return undefined;
  turns.took(next.workspace);
  const line = lines.get(next.workspace) ?? [];
  line.splice(line.indexOf(next), 1);
  if (line.length === 0) lines.delete(next.workspace);
  return next;
}
