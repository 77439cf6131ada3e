import { type Bounds, placeOf } from '../../bounds.ts';
import type { ReportRow, ReportValue } from '../reports.api.ts';
import { rowsWithRest } from '../shown-rows.ts';
import { boundsOfBars } from './bar-bounds.ts';
import { colours, mixed } from './colours.ts';
import { type Drawn, measureAt, valueAt } from './drawn.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Shape } from './shapes.ts';
import { isEstimate, type Trust, trustOf } from './trust.ts';
import { changeMark, countMark, type Mark, valueMark } from './value-marks.ts';
import { baseLine, plain, strong, tabular } from './write.ts';

const rowHeight = 26;
const font = plain(13);
const gap = 12;
/** The part of what numbers leave that bars have at least. */
const leastBar = 0.3;

/** A bar for each row, with its interval and what it was before; all calls below. */
export function drawBars(pen: Pen, drawn: Omit<Drawn, 'title'>, width: number): Part[] {
  const { block, counted, at } = drawn;
  const measure = measureAt(drawn, at);
  const rows = rowsWithRest(counted, pen.locale).slice(0, pen.mostRows);
  const hasBefore = counted.totals.values.some(({ before }) => before !== null);
  const marksOf = (row: ReportRow): Mark[] => [
    valueMark(pen, measure, valueAt(row, at)),
    ...(hasBefore ? [changeMark(pen, measure, valueAt(row, at))] : []),
    ...(isEstimate(measure) ? [nMark(pen, valueAt(row, at))] : []),
  ];
  const all = [...rows, counted.totals].map(marksOf);
  const widths = (all[0] ?? []).map((_, place) =>
    Math.max(...all.map((marks) => pen.widthOf(marks[place]?.text ?? '', fontOf(marks[place])))),
  );
  const names = rows.map((row) => pen.widthOf(pen.rowName(block.by, row), font));
  const columns = columnsOf(widths, names, width);
  const bounds = boundsOfBars(rows, at);
  const band = (row: ReportRow, marks: readonly Mark[], isTotal = false): Band => {
    const value = valueAt(row, at);
    const trust = value === undefined ? 'none' : trustOf(measure, value);
    const y = baseLine(rowHeight, font);
    const name = isTotal ? pen.word('all') : pen.rowName(block.by, row);
    const look = { font: isTotal ? strong(13) : font, fill: trust === 'sure' ? colours.text : colours.text3 };
    return {
      height: rowHeight,
      shapes: [
        ...(isTotal ? [lineAcross(width)] : []),
        pen.write(name, { x: 0, y, most: columns.name - 8 }, look),
        ...(isTotal || value === undefined
          ? []
          : barOf(value, trust, bounds, { x: columns.name, width: columns.bar })),
        ...marks.map((mark, place) =>
          pen.write(
            mark.text,
            { x: columns.ends[place] ?? width, y, anchor: 'end' },
            { font: fontOf(mark), fill: mark.fill, url: mark.url },
          ),
        ),
      ],
    };
  };
  const bands = [...rows, counted.totals].map((row, place) =>
    band(row, all[place] ?? [], place === rows.length),
  );
  return [{ head: [], bands }];
}

/** A line along the upper edge of a strip. */
export const lineAcross = (width: number): Shape => ({
  kind: 'line',
  points: [
    [0, 0],
    [width, 0],
  ],
  stroke: colours.border,
  width: 1,
});

const fontOf = (mark: Mark | undefined) => tabular(mark?.isStrong === true ? strong(13) : font);
const nMark = (pen: Pen, value: ReportValue | undefined): Mark => {
  const mark = countMark(pen, value);
  return { ...mark, text: pen.word('nIs', { shown: mark.text }) };
};

/** Numbers take what they need, then names as far as bars keep their part of the rest. */
function columnsOf(widths: readonly number[], names: readonly number[], width: number) {
  const numbers = widths.reduce((sum, one) => sum + one + gap, 0);
  const rest = width - numbers;
  const name = Math.min(Math.max(40, ...names) + 8, rest * (1 - leastBar));
  const ends = widths.map(
    (_, place) => width - widths.slice(place + 1).reduce((sum, one) => sum + one + gap, 0),
  );
  return { name, bar: rest - name, ends };
}

function barOf(
  { value, low, high, before }: ReportValue,
  trust: Trust,
  bounds: Bounds,
  { x, width }: { x: number; width: number },
): Shape[] {
  const at = (one: number) => x + placeOf(one, bounds) * width;
  const middle = rowHeight / 2;
  const shapes: Shape[] = [];
  if (value !== null) {
    const from = at(Math.min(0, value));
    const fill = trust === 'few' ? colours.surface3 : mixed(colours.brand, trust === 'faded' ? 28 : 55);
    shapes.push({
      kind: 'rect',
      x: from,
      y: middle - 5,
      width: at(Math.max(0, value)) - from,
      height: 10,
      radius: 3,
      fill,
      ...(trust === 'few' && { hatch: colours.borderStrong }),
    });
  }
  if (low !== null && high !== null) {
    const stroke = colours.text2;
    const ends = [at(low), at(high)] as const;
    shapes.push({
      kind: 'line',
      points: [
        [ends[0], middle],
        [ends[1], middle],
      ],
      stroke,
      width: 1.5,
    });
    for (const end of ends)
      shapes.push({
        kind: 'line',
        points: [
          [end, middle - 4],
          [end, middle + 4],
        ],
        stroke,
        width: 1.5,
      });
  }
  if (before !== null && before.value !== null) {
    const place = at(before.value);
    shapes.push({
      kind: 'line',
      points: [
        [place, middle - 8],
        [place, middle + 8],
      ],
      stroke: colours.warn,
      width: 2.5,
    });
  }
  return shapes;
}
