import { say } from '../../say.ts';
import { type CohortWord, cohortWords } from '../cohort-words.ts';
import { isOfCalls } from '../reports.ts';
import { cohortGridOf } from './cohort-grid.ts';
import { colours } from './colours.ts';
import { type Column, cellOf, gridTables } from './draw-grid.ts';
import { type Drawn, measureAt } from './drawn.ts';
import { gridLegend } from './grid-legend.ts';
import { swatch } from './legend.ts';
import type { Pen } from './pen.ts';
import type { Part } from './shapes.ts';
import { fewCalls, isEstimate } from './trust.ts';
import { countMark, valueMark } from './value-marks.ts';

/** Cohorts as coloured cells, with how many people each is; what is not over yet is hatched. */
export function drawCohort(pen: Pen, drawn: Omit<Drawn, 'title'>, width: number): Part[] {
  const { block, counted, at } = drawn;
  const measure = measureAt(drawn, at);
  const grid = cohortGridOf(counted, block, measure);
  if (grid === undefined) return [];
  const { who, step } = grid.cohort;
  const word = (key: CohortWord, count = 0) => say(cohortWords[key], pen.locale, { count });
  const plain = (text: string) => ({
    text,
    fill: colours.text2,
    isStrong: false,
    ground: null,
    hatch: null,
  });
  // The latest are those that are news.
  const rows = grid.rows.slice(-pen.mostRows);
  const all = grid.rows.reduce((sum, row) => sum + grid.sizeOf(row), 0);
  const sizes: Column = {
    head: word(`size_${who}`),
    cellOf: (row) => plain(pen.count(grid.sizeOf(row))),
    under: isEstimate(measure) ? [plain(pen.count(all)), null] : [plain(pen.count(all))],
  };
  // Only the rows that are not shown go so far.
  const columns = grid.columns.filter((column) => rows.some((row) => grid.cellOf(row, column) !== undefined));
  const steps = columns.map((column): Column => {
    const [value] = column.values;
    return {
      head: column.keys[0] ?? '',
      cellOf: (row) => {
        const cell = grid.cellOf(row, column);
        if (cell === undefined) return null;
        const shown = cellOf(pen, cell, { measure, at: 0, tone: grid.toneOf(row, column) });
        return { ...shown, hatch: grid.isOpen(row, column) ? colours.text3 : shown.hatch };
      },
      under: [
        value === undefined ? null : valueMark(pen, measure, value),
        ...(isEstimate(measure) ? [value === undefined ? null : countMark(pen, value)] : []),
      ],
    };
  });
  const nameOf = ({ keys: [first = null] }: (typeof rows)[number]) =>
    pen.keyOf(step, { keys: [first], labels: [null], calls: 0, values: [] });
  const under = [pen.word('all'), isOfCalls(measure) ? pen.word('n') : 'n'];
  const tables = gridTables(
    pen,
    { corner: word('first'), nameOf, rows, columns: [sizes, ...steps], under },
    width,
  );
  const hasOpen = rows.some((row) => columns.some((column) => grid.isOpen(row, column)));
  const legend = gridLegend(
    pen,
    {
      scale: grid.scale,
      measure,
      grid: { ...grid, columns, all: { ...grid.all, columns: columns.length } },
      shown: rows.length,
      ...(!isOfCalls(measure) && { few: word('few', fewCalls) }),
      more: [
        { text: `0, 1, 2 …: ${word(`since_${step}`)}` },
        ...(hasOpen ? [{ text: word(`open_${step}`), sign: swatch(colours.surface, colours.text3) }] : []),
      ],
    },
    width,
  );
  return [...tables, { head: [], bands: legend }];
}
