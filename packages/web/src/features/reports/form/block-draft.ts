import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import type { ByName } from '@earshot/core/reports/by-what.ts';
import { type Cohort, cohortOf } from '@earshot/core/reports/cohort.ts';
import { type MeasureName, measureOf } from '@earshot/core/reports/measures.ts';
import {
  type Block,
  callsCounted,
  type Draw,
  drawsOf,
  isOfCalls,
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

/** Whose cohorts a block becomes that is none yet: of operators where it is grouped by them, by weeks where it is by these. */
function cohortFor(by: readonly ByName[]): Cohort {
  return (
    cohortOf(by) ?? {
      who: by.includes('agent') ? 'agent' : 'customer',
      step: by.includes('week') ? 'week' : 'month',
    }
  );
}

/** Drawn in another way; what a funnel counts is calls, a distribution is of one number, and cohorts are of people who began. */
export function redrawn(block: Block, draw: Draw): Block {
  const { who, step } = cohortFor(block.by);
  const isNew = draw === 'cohort' && block.draw !== 'cohort';
  return {
    ...block,
    draw,
    by: draw === 'cohort' ? [who, step] : block.by,
    measures: isNew ? [newMeasure('came_back')] : measuresFor(draw, block.measures),
  };
}

/** What can be drawn of a block: cohorts choose by themselves by what they are grouped. */
export const possibleDraws = ({ by }: Pick<Block, 'by'>): Draw[] => [
  ...drawsOf(by).filter((draw) => draw !== 'cohort'),
  'cohort',
];

function measuresFor(draw: Draw, measures: readonly Measure[]): Measure[] {
  if (draw === 'cohort') return measures.slice(0, 1);
  const ofCalls = measures.map((measure) => (isOfCalls(measure) ? measure : callsCounted));
  if (draw === 'funnel') return ofCalls.map((measure) => ({ ...measure, share: false }));
  if (draw !== 'spread') return ofCalls;
  const one = measures.find(isSpread) ?? newMeasure('length');
  return [one];
}

/** The list with what stands at one place put to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
