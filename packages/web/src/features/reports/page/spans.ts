import type { Draw } from '@earshot/core/reports/reports.ts';

/** Of six columns: numbers take all; what is wide takes four and leaves two to something narrow beside it. */
const sizes: Record<Draw, 'whole' | 'wide' | 'narrow'> = {
  number: 'whole',
  line: 'wide',
  pivot: 'wide',
  heat: 'wide',
  bar: 'narrow',
  stacked: 'narrow',
  table: 'narrow',
};

/** How many of six columns each block takes, so that no row has a hole in it. */
export function spansOf(draws: readonly Draw[]): number[] {
  const spans: number[] = [];
  while (spans.length < draws.length) {
    const [one, other] = [sizes[draws[spans.length] ?? 'number'], sizes[draws[spans.length + 1] ?? 'number']];
    if (one === 'whole' || other === 'whole') spans.push(6);
    else if (one === other) spans.push(...(one === 'narrow' ? [3, 3] : [6]));
    else spans.push(...(one === 'wide' ? [4, 2] : [2, 4]));
  }
  return spans.slice(0, draws.length);
}
