import { describe, expect, it } from 'vitest';
import { generator, normalDraw } from '../random.ts';
import { finished } from '../steps.ts';
import { type Known, labelMistakes } from './label-mistakes.ts';
import { labelWeek } from './label-week.ts';
import { type LookedCall, silent, twentiethOf } from './looked-call.ts';

describe('what a label brings in a week', () => {
  const mistakes = {
    wrong: { value: 0.02, low: 0.01, high: 0.04 },
    missed: { value: 0.01, low: 0, high: 0.05 },
  };
  const told = labelWeek({ yes: 200, unsure: 40 }, mistakes, { calls: 1000, week: 500 });

  it('is told of as many calls as a week has', () => {
    expect(told.yes.value).toBe(100);
    expect(told.unsure.value).toBe(20);
    expect(told.yes.low).toBeGreaterThan(85);
    expect(told.yes.high).toBeLessThan(115);
    expect(told.wrong).toEqual({ value: 10, low: 5, high: 20 });
    expect(told.missed).toEqual({ value: 5, low: 0, high: 25 });
  });
  it('where nothing is given and nothing missed is nothing', () => {
    const none = { value: 0, low: 0, high: 0 };
    expect(
      labelWeek({ yes: 0, unsure: 0 }, { wrong: none, missed: none }, { calls: 90, week: 50 }),
    ).toMatchObject({ yes: { value: 0, low: 0 }, wrong: none, missed: none, unsure: { value: 0, low: 0 } });
  });
  it('has no more that are wrong than get the label', () => {
    const all = { value: 0.5, low: 0.3, high: 0.6 };
    const { yes, wrong } = labelWeek(
      { yes: 20, unsure: 0 },
      { ...mistakes, wrong: all },
      { calls: 100, week: 100 },
    );
    expect(wrong).toEqual({ value: 20, low: 20, high: yes.high });
  });
});

/**
 * Calls of units that have a label, and examples with other shares of it than they: scores of units with it lie so far above those without
 * it, in deviations, and a version says how likely it is as if all were examples.
 */
function made(
  {
    examples,
    shareOfExamples,
    calls,
    share,
    units,
    apart,
  }: Record<'examples' | 'shareOfExamples' | 'calls' | 'share' | 'units' | 'apart', number>,
  seed: number,
) {
  const random = generator(seed);
  const likely = (isSo: boolean) => {
    const score = normalDraw(random) + (isSo ? apart : 0);
    const odds = Math.exp(apart * score - apart ** 2 / 2) * (shareOfExamples / (1 - shareOfExamples));
    return odds / (1 + odds);
  };
  const known = { with: [...silent().units], without: [...silent().units] };
  for (let example = 0; example < examples; example += 1) {
    const isSo = random() < shareOfExamples;
    const bars = isSo ? known.with : known.without;
    const at = twentiethOf(likely(isSo));
    bars[at] = (bars[at] as number) + 1;
  }
  let [wrong, missed] = [0, 0];
  const looked = Array.from({ length: calls }, () => {
    const call = silent();
    let isSo = false;
    for (let unit = 0; unit < units; unit += 1) {
      const has = random() < share / units;
      const probability = likely(has);
      isSo ||= has;
      if (probability >= 0.5) call.decision = 'yes';
      const at = twentiethOf(probability);
      call.units[at] = (call.units[at] as number) + 1;
    }
    if (call.decision === 'yes' && !isSo) wrong += 1;
    if (call.decision === 'no' && isSo) missed += 1;
    return call;
  });
  return { known, looked, wrong: wrong / calls, missed: missed / calls };
}

const mistakesOf = (looked: readonly LookedCall[], known: Known) =>
  finished(labelMistakes(looked, known, generator(1)));

describe('mistakes of a label in calls', () => {
  const usual = { examples: 600, shareOfExamples: 0.3, calls: 400, share: 0.3, units: 1, apart: 3 };
  it.each([
    ['drawn as examples are', usual],
    ['that have it more rarely than examples', { ...usual, shareOfExamples: 0.5, share: 0.1 }],
    ['that have it more often than examples', { ...usual, shareOfExamples: 0.1, share: 0.4 }],
    [
      'of which the strongest of twenty phrases decides',
      { ...usual, examples: 2000, shareOfExamples: 0.2, units: 20 },
    ],
  ])('%s lie between bounds, near what is told', (_, made_) => {
    const seeds = [...Array(20).keys()];
    let [held, off, width] = [0, 0, 0];
    for (const seed of seeds) {
      const { looked, known, ...so } = made(made_, seed + 10);
      const told = mistakesOf(looked, known);
      for (const kind of ['wrong', 'missed'] as const) {
        const { value, low, high } = told[kind];
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        held += low <= so[kind] && so[kind] <= high ? 1 : 0;
        off += (value - so[kind]) / (2 * seeds.length);
        width += (high - low) / (2 * seeds.length);
      }
    }
    expect(held).toBeGreaterThanOrEqual(33);
    expect(Math.abs(off)).toBeLessThan(0.02);
    expect(width).toBeLessThan(0.15);
  });

  it('are the same for the same calls', () => {
    const { looked, known } = made(usual, 3);
    expect(mistakesOf(looked, known)).toEqual(mistakesOf(looked, known));
  });
  it('are known the less, the fewer calls were looked at', () => {
    const { looked, known } = made(usual, 3);
    const width = ({ wrong }: ReturnType<typeof mistakesOf>) => wrong.high - wrong.low;
    expect(width(mistakesOf(looked.slice(0, 60), known))).toBeGreaterThan(
      1.5 * width(mistakesOf(looked, known)),
    );
  });
  it('are none in calls in which nothing is said', () => {
    const { known } = made(usual, 3);
    const none = { value: 0, low: 0, high: 0 };
    expect(mistakesOf(Array.from({ length: 60 }, silent), known)).toEqual({ wrong: none, missed: none });
  });
  it('are told of a version that nothing is known of as well', () => {
    const { looked } = made(usual, 3);
    const zeros = [...silent().units];
    for (const { value, low, high } of Object.values(mistakesOf(looked, { with: zeros, without: zeros })))
      for (const one of [value, low, high]) expect(one).toBeGreaterThanOrEqual(0);
  });
});
