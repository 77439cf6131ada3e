import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import type { ByName } from '@earshot/core/reports/by-what.ts';
import { type MeasureName, measureOf } from '@earshot/core/reports/measures.ts';
import {
  type Block,
  callsCounted,
  type Draw,
  drawsOf,
  isSpread,
  type Measure,
} from '@earshot/core/reports/reports.ts';
import type { RuleThing } from '../blocks/use-measured-things.ts';

export const newMeasure = (name: MeasureName, of: Measure['of'] = null): Measure => ({
  name,
  of,
  share: true,
  stat: 'mean',
});

/** What has just been added counts calls, all together. */
export const newBlock = (): Block => ({
  title: '',
  measures: [callsCounted],
  by: [],
  draw: 'number',
  sort: 'highest',
  limit: 20,
  filters: {},
});

/** What a measure is of as long as nobody has chosen. */
export function usualOf(
  name: MeasureName,
  firstOf: (thing: RuleThing) => Measure['of'] | undefined,
): Measure['of'] {
  const { of } = measureOf(name);
  if (of === null) return null;
  if (of === 'metric') return 'operator.talk_share';
  if (of === 'emotion') return emotionNames.find((one) => one === 'anger') ?? null;
  // Nobody knows which field is meant.
  return of === 'field' ? null : (firstOf(of) ?? null);
}

/** Grouped by something else; drawn as before where that still can be drawn. */
export function regrouped(block: Block, by: readonly ByName[]): Block {
  const possible = drawsOf(by);
  const draw = possible.includes(block.draw) ? block.draw : (possible[0] ?? 'table');
  return { ...block, by: [...by], draw };
}

/** Drawn in another way; what a funnel counts is calls, and a distribution is of one number. */
export const redrawn = (block: Block, draw: Draw): Block => ({
  ...block,
  draw,
  measures: measuresFor(draw, block.measures),
});

function measuresFor(draw: Draw, measures: readonly Measure[]): Measure[] {
  if (draw === 'funnel') return measures.map((measure) => ({ ...measure, share: false }));
  if (draw !== 'spread') return [...measures];
  const one = measures.find(isSpread) ?? newMeasure('length');
  return [one];
}

/** The list with what stands at one place put to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
