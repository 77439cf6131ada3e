import { describe, expect, it } from 'vitest';
import { type Candidate, chooseCalls } from './choose-calls.ts';
import { type PlanReason, planReasons } from './plans.ts';

const none = { random: 0, low_confidence: 0, lowest_score: 0, long_call: 0, pattern: 0 };
const only = (reason: PlanReason) => ({ ...none, [reason]: 100 });
const candidate = (at: number, more: Partial<Candidate> = {}): Candidate => ({
  file_id: `call ${at}`,
  agent_id: 1,
  score: 50 + at,
  confidence: 0.9,
  unsure: [],
  duration_ms: 60_000 + at,
  has_pattern: false,
  is_new: true,
  ...more,
});
const some = (count: number, more: (at: number) => Partial<Candidate> = () => ({})) =>
  Array.from({ length: count }, (_, at) => candidate(at, more(at)));
const choose = (
  candidates: Candidate[],
  shares: Record<PlanReason, number>,
  due: [number, number][],
  more: { taken?: Record<PlanReason, number>; seed?: number } = {},
) => chooseCalls(candidates, { due: new Map(due), shares, taken: none, seed: 1, ...more });

describe('calls of a plan', () => {
  it.each<[PlanReason, Candidate[], string[]]>([
    ['lowest_score', some(3), ['call 0', 'call 1']],
    ['lowest_score', some(3, (at) => (at === 0 ? { score: null } : {})), ['call 1', 'call 2']],
    ['low_confidence', some(3, (at) => ({ confidence: 0.5 + at / 10 })), ['call 0', 'call 1']],
    ['low_confidence', some(3, (at) => (at === 2 ? { unsure: [4] } : { confidence: 1 })), ['call 2']],
    ['long_call', some(20), ['call 18', 'call 19']],
    ['pattern', some(3, (at) => ({ has_pattern: at === 1 })), ['call 1']],
    ['random', some(3, (at) => ({ is_new: at === 2 })), ['call 2']],
  ])('are chosen by %s', (reason, candidates, expected) => {
    const chosen = choose(candidates, only(reason), [[1, 2]]);
    expect(chosen.map(({ file_id }) => file_id).toSorted()).toEqual(expected);
    for (const one of chosen) expect(one.reason).toBe(reason);
  });

  it('come in their shares over all agents, chance first', () => {
    const candidates = some(400, (at) => ({
      agent_id: at % 10,
      confidence: 0.4,
      unsure: [1],
      duration_ms: at * 1000,
      has_pattern: true,
    }));
    const shares = { random: 40, low_confidence: 25, lowest_score: 20, long_call: 5, pattern: 10 };
    const due = Array.from({ length: 10 }, (_, agent): [number, number] => [agent, 10]);
    const chosen = choose(candidates, shares, due);
    expect(chosen).toHaveLength(100);
    const counts = planReasons.map((reason) => chosen.filter((one) => one.reason === reason).length);
    expect(counts).toEqual([40, 25, 20, 5, 10]);
    for (const [agent] of due) expect(chosen.filter(({ agent_id }) => agent_id === agent)).toHaveLength(10);
  });

  it('are never more than are due, never the same twice, and the others step in where a reason has none', () => {
    const shares = { ...none, random: 50, long_call: 50 };
    const chosen = choose(
      some(5, () => ({ duration_ms: null })),
      shares,
      [[1, 4]],
    );
    // Nothing is long, and chance keeps to its half.
    expect(chosen.map(({ reason }) => reason)).toEqual(['random', 'random']);
    expect(choose(some(5), only('lowest_score'), [[1, 0]])).toEqual([]);
    expect(choose(some(2), only('lowest_score'), [[1, 5]])).toHaveLength(2);
    expect(choose([], only('random'), [[1, 5]])).toEqual([]);
  });

  it('go on from what was chosen before', () => {
    const shares = { ...none, random: 50, lowest_score: 50 };
    const chosen = choose(some(10), shares, [[1, 2]], { taken: { ...none, random: 2 } });
    expect(chosen.map(({ reason }) => reason)).toEqual(['lowest_score', 'lowest_score']);
  });

  it('that chance takes are every call as often as any other', () => {
    const candidates = some(10, (at) => ({ score: at, confidence: at / 10 }));
    const times = new Map<string, number>();
    for (let seed = 0; seed < 2000; seed += 1)
      for (const { file_id, reason } of choose(
        candidates,
        { ...none, random: 40, lowest_score: 60 },
        [[1, 5]],
        { seed },
      ))
        if (reason === 'random') times.set(file_id, (times.get(file_id) ?? 0) + 1);
    // 2 of 10 each time: 400 expected, deviation 18.
    for (const { file_id } of candidates) expect(Math.abs((times.get(file_id) ?? 0) - 400)).toBeLessThan(75);
  });
});
