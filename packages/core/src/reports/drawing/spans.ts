import type { Block } from '../reports.ts';

type Sized = Pick<Block, 'draw'> & { measures: readonly unknown[] };

/** Of six columns: numbers take all; what is wide takes four and leaves two to something narrow beside it. */
function sizeOf({ draw, measures }: Sized): 'whole' | 'wide' | 'narrow' {
  if (draw === 'number') return 'whole';
  if (draw === 'table') return measures.length > 2 ? 'whole' : measures.length === 2 ? 'wide' : 'narrow';
  return draw === 'bar' || draw === 'stacked' || draw === 'funnel' || draw === 'spread' ? 'narrow' : 'wide';
}

/** How many of six columns each block takes, so that no row has a hole in it. */
export function spansOf(blocks: readonly Sized[]): number[] {
  const sizes = blocks.map(sizeOf);
  const spans: number[] = [];
  while (spans.length < sizes.length) {
    const [one, other = 'whole'] = sizes.slice(spans.length);
    if (one === 'whole' || other === 'whole') spans.push(6);
    else if (one === other) spans.push(...(one === 'narrow' ? [3, 3] : [6]));
    else spans.push(...(one === 'wide' ? [4, 2] : [2, 4]));
  }
  return spans;
}
