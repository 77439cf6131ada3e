import type { ReportBlock, ReportValue } from '../reports.api.ts';
import type { Block, Measure } from '../reports.ts';

/** What a drawing is made of. */
export type Drawn = {
  block: Block;
  counted: ReportBlock;
  /** Which of the measures is drawn. */
  at: number;
  /** What the drawing is called. */
  title: string;
};

const calls: Measure = { name: 'calls', of: null, share: true, stat: 'mean' };

export const measureAt = ({ block }: Pick<Drawn, 'block'>, at: number): Measure =>
  block.measures[at] ?? block.measures[0] ?? calls;

export const valueAt = (
  { values }: { values: readonly ReportValue[] },
  at: number,
): ReportValue | undefined => values[at];
