import type { Draw } from '@earshot/core/reports/reports.ts';
import {
  ChartBarBig,
  ChartBarStacked,
  ChartColumn,
  ChartLine,
  ChartScatter,
  Funnel,
  Grid3x3,
  Hash,
  LayoutGrid,
  type LucideIcon,
  Table2,
  UsersRound,
} from 'lucide-react';

export const drawIcons: Record<Draw, LucideIcon> = {
  number: Hash,
  line: ChartLine,
  bar: ChartBarBig,
  stacked: ChartBarStacked,
  table: Table2,
  pivot: Grid3x3,
  heat: LayoutGrid,
  scatter: ChartScatter,
  funnel: Funnel,
  spread: ChartColumn,
  cohort: UsersRound,
};

/** The first that is more than numbers tells a report from others. */
export const shownDraw = (blocks: readonly { draw: Draw }[]): Draw =>
  (blocks.find(({ draw }) => draw !== 'number') ?? blocks[0])?.draw ?? 'table';

/** How a block is drawn, as a picture. */
export function Thumb({ draw }: { draw: Draw }) {
  const Icon = drawIcons[draw];
  return (
    <span className="report-thumb" aria-hidden>
      <Icon size={18} />
    </span>
  );
}
