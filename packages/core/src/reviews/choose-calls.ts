import { generator, shuffled } from '../random.ts';
import { type PlanReason, planReasons } from './plans.ts';
import type { ChosenBy } from './reviews.ts';

/** A scored call that may be chosen, as a plan sees it. */
export type Candidate = {
  file_id: string;
  agent_id: number;
  score: number | null;
  /** How sure the machine is of the answer it is least sure of, 0 … 1; null where it has none. */
  confidence: number | null;
  /** Questions that it cannot tell, or is not sure enough of. */
  unsure: readonly number[];
  duration_ms: number | null;
  has_pattern: boolean;
  /** It came since the plan last chose, so that chance may take it: others had their turn. */
  is_new: boolean;
};

export type Choice = { file_id: string; agent_id: number; reason: PlanReason; chosen_by: ChosenBy };

/** A call is long from here on: longer than this share of the calls there are. */
const longerThan = 0.9;

/**
 * The calls of a plan to look at now, agent by agent until each has as many as are due: `due` by agent. Chance goes first, among
 * all calls that are new, so that what the other reasons take does not make it a chance among the rest. The others take turns:
 * whoever is furthest behind their share of all, and has something to choose.
 */
export function chooseCalls(
  candidates: readonly Candidate[],
  {
    due,
    shares,
    taken,
    seed,
  }: {
    due: ReadonlyMap<number, number>;
    shares: Readonly<Record<PlanReason, number>>;
    /** Chosen by each reason so far in the week. */
    taken: Readonly<Record<PlanReason, number>>;
    seed: number;
  },
): Choice[] {
  const random = generator(seed);
  const ranks = rankedLengths(candidates);
  const counts = { ...taken };
  const chosen = new Map<string, Choice>();
  const agents = shuffled(
    [...due]
      .filter(([, wanted]) => wanted > 0)
      .map(([agent]) => agent)
      .sort((one, other) => one - other),
    random,
  );
  const left = new Map(agents.map((agent) => [agent, due.get(agent) ?? 0]));
  const pools = new Map(
    agents.map((agent) => [
      agent,
      shuffled(
        candidates.filter(({ agent_id }) => agent_id === agent),
        random,
      ),
    ]),
  );
  const take = (agent: number, reason: PlanReason): boolean => {
    const open = (pools.get(agent) ?? []).filter(({ file_id }) => !chosen.has(file_id));
    const found = pick(open, reason, ranks);
    if (found === undefined) return false;
    chosen.set(found.call.file_id, {
      file_id: found.call.file_id,
      agent_id: agent,
      reason,
      chosen_by: found.chosen_by,
    });
    counts[reason] += 1;
    left.set(agent, (left.get(agent) ?? 0) - 1);
    return true;
  };
  for (let hasTaken = true; hasTaken; ) {
    hasTaken = false;
    for (const agent of agents)
      if ((left.get(agent) ?? 0) > 0 && isRandomDue(shares, counts, left))
        hasTaken = take(agent, 'random') || hasTaken;
  }
  for (let hasTaken = true; hasTaken; ) {
    hasTaken = false;
    for (const agent of agents) {
      if ((left.get(agent) ?? 0) <= 0) continue;
      const order = planReasons
        .filter((reason) => reason !== 'random' && shares[reason] > 0)
        .toSorted((one, other) => behind(other, shares, counts) - behind(one, shares, counts));
      hasTaken = order.some((reason) => take(agent, reason)) || hasTaken;
    }
  }
  return [...chosen.values()];
}

/** How many calls a reason lacks of its share once one more is chosen. */
function behind(
  reason: PlanReason,
  shares: Readonly<Record<PlanReason, number>>,
  counts: Readonly<Record<PlanReason, number>>,
): number {
  const all = planReasons.reduce((sum, one) => sum + counts[one], 0);
  return (shares[reason] / 100) * (all + 1) - counts[reason];
}

/** Chance has its share of all that will have been chosen once every agent has what is due. */
function isRandomDue(
  shares: Readonly<Record<PlanReason, number>>,
  counts: Readonly<Record<PlanReason, number>>,
  left: ReadonlyMap<number, number>,
): boolean {
  const chosen = planReasons.reduce((sum, one) => sum + counts[one], 0);
  const all = chosen + [...left.values()].reduce((sum, wanted) => sum + Math.max(0, wanted), 0);
  return counts.random < Math.round((shares.random / 100) * all);
}

type Found = { call: Candidate; chosen_by: ChosenBy };

/** The call of an agent that a reason chooses; undefined where there is none to choose. */
function pick(
  open: readonly Candidate[],
  reason: PlanReason,
  shorterOf: (call: Candidate) => number,
): Found | undefined {
  switch (reason) {
    case 'random': {
      const call = open.find(({ is_new }) => is_new);
      return call && { call, chosen_by: {} };
    }
    case 'low_confidence': {
      const unsure = open.filter(({ unsure, confidence }) => unsure.length > 0 || (confidence ?? 1) < 1);
      const call = least(unsure, ({ confidence, unsure }) => (confidence ?? 1) - unsure.length);
      if (call === undefined) return undefined;
      const { confidence, unsure: questions } = call;
      return {
        call,
        chosen_by: { questions: [...questions], ...(confidence === null ? {} : { confidence }) },
      };
    }
    case 'lowest_score': {
      const call = least(
        open.filter(({ score }) => score !== null),
        ({ score }) => score ?? 0,
      );
      return call && { call, chosen_by: { score: call.score ?? 0 } };
    }
    case 'long_call': {
      const long = open.filter((call) => shorterOf(call) >= longerThan);
      const call = least(long, ({ duration_ms }) => -(duration_ms ?? 0));
      return call && { call, chosen_by: { shorter: shorterOf(call) } };
    }
    case 'pattern': {
      const call = open.find(({ has_pattern }) => has_pattern);
      return call && { call, chosen_by: {} };
    }
    default:
      return reason satisfies never;
  }
}

function least<T>(list: readonly T[], of: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (found, one) => (found === undefined || of(one) < of(found) ? one : found),
    undefined,
  );
}

/** The share of calls that are shorter than a call, 0 … 1; 0 where its length is not known. Every call is asked again and again. */
function rankedLengths(candidates: readonly Candidate[]): (call: Candidate) => number {
  const lengths = candidates
    .flatMap(({ duration_ms }) => (duration_ms === null ? [] : [duration_ms]))
    .sort((one, other) => one - other);
  const shorterThan = new Map<number, number>();
  for (const [at, length] of lengths.entries())
    if (!shorterThan.has(length)) shorterThan.set(length, at / lengths.length);
  return ({ duration_ms }) => (duration_ms === null ? 0 : (shorterThan.get(duration_ms) ?? 0));
}
