import type { Measure } from '../reports.ts';
import { legendTones, type Scale, shadeOf } from './cell-tone.ts';
import { colours, shadeColour } from './colours.ts';
import type { Grid } from './grid.ts';
import { type LegendItem, legendOf, swatch } from './legend.ts';
import type { Pen } from './pen.ts';
import type { Band, Shape } from './shapes.ts';
import { fewCalls, isEstimate, someCalls } from './trust.ts';
import { plain } from './write.ts';

type Asked = {
  scale: Scale | null;
  measure: Measure;
  grid: Grid;
  /** Rows. */
  shown: number;
  /** What is said of too few, where these are no calls. */
  few?: string;
  /** Besides. */
  more?: readonly LegendItem[];
};

/** What colours and hatching mean, and what is not shown. */
export function gridLegend(
  pen: Pen,
  { scale, measure, grid, shown, few, more = [] }: Asked,
  width: number,
): Band[] {
  const left = [
    [shown, grid.all.rows],
    [grid.columns.length, grid.all.columns],
  ].filter(([some = 0, all = 0]) => some < all);
  const items: LegendItem[] = [
    ...(scale === null ? [] : [coloursOf(pen, scale, measure)]),
    ...(isEstimate(measure)
      ? [
          {
            text: few ?? pen.word('few', { count: fewCalls }),
            sign: swatch(colours.surface2, colours.borderStrong),
          },
          { text: pen.word('faded', { most: someCalls }) },
        ]
      : []),
    ...more,
    ...left.map(([some = 0, all = 0]) => ({
      text: pen.word('firstOf', { shown: pen.count(some), all: pen.count(all) }),
    })),
  ];
  return [{ height: 4, shapes: [] }, ...legendOf(pen, items, width)];
}

/** From the lowest number to the highest. */
function coloursOf(pen: Pen, scale: Scale, measure: Measure): LegendItem {
  const low = pen.write(
    pen.valueOf(measure, scale.low),
    { x: 0, y: 9 },
    { font: plain(11), fill: colours.text2 },
  );
  const tones = legendTones(scale, measure).map(
    (tone, at): Shape => ({
      kind: 'rect',
      x: low.width + 5 + at * 17,
      y: 0,
      width: 14,
      height: 10,
      radius: 3,
      fill: shadeColour(shadeOf(tone)),
    }),
  );
  return {
    text: pen.valueOf(measure, scale.high),
    sign: { width: low.width + 5 + tones.length * 17 - 3, shapes: [low, ...tones] },
  };
}
