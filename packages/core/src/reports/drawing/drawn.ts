import type { ReportBlock, ReportValue } from '../reports.api.ts';
import { type Block, callsCounted, type Measure } from '../reports.ts';

/** What a drawing is made of. */
export type Drawn = {
  block: Block;
  counted: ReportBlock;
  /** Which of the measures is drawn. */
  at: number;
  /** What the drawing is called. */
  title: string;
};

export const measureAt = ({ block }: Pick<Drawn, 'block'>, at: number): Measure =>
  block.measures[at] ?? block.measures[0] ?? callsCounted;

export const valueAt = (
  { values }: { values: readonly ReportValue[] },
  at: number,
): ReportValue | undefined => values[at];
