import { scaleOf, toneOf } from '@earshot/core/reports/drawing/cell-tone.ts';
import { type Drawn, measureAt } from '@earshot/core/reports/drawing/drawn.ts';
import { gridOf } from '@earshot/core/reports/drawing/grid.ts';
import { byTitles } from '@earshot/core/reports/names.ts';
import type { CSSProperties } from 'react';
import { useLocale } from '../../../lib/i18n.ts';
import { GridCell } from './GridCell.tsx';
import { GridLegend } from './GridLegend.tsx';
import { GridSumRow, RowSum, SumHeads } from './GridSums.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useKeyText } from './use-key-text.ts';

type Props = Drawn & { /** Without the sums, and closer together. */ isHeat: boolean };

/** What is grouped in two ways as a table of coloured cells; arrows go from one to the next, Enter opens its calls. */
export function GridBlock(props: Props) {
  const { block, counted, at, title, isHeat } = props;
  const keyText = useKeyText();
  const locale = useLocale();
  const measure = measureAt(props, at);
  const [by = 'agent', across = 'agent'] = block.by;
  const grid = gridOf(counted, block);
  const stopOf = useGridKeys(grid.rows.length, grid.columns.length);
  const total = counted.totals.values[at]?.value ?? null;
  const scale = scaleOf(grid, measure, at, total);
  const nameOf = (name: typeof by, row: (typeof grid.rows)[number], isShort = false) =>
    keyText(name, row.keys[0] ?? null, row.labels[0], isShort);
  const sums = { measure, at };
  return (
    <>
      <div className="report-grid-scroll">
        <table
          className={isHeat ? 'report-grid heat' : 'report-grid'}
          style={{ '--columns': grid.columns.length } as CSSProperties}
          aria-label={title}
        >
          <thead>
            <tr>
              <th scope="col">{byTitles[by][locale]}</th>
              {grid.columns.map((column) => (
                <th key={String(column.keys[0])} scope="col" title={nameOf(across, column)} dir="auto">
                  {nameOf(across, column, true)}
                </th>
              ))}
              {!isHeat && <SumHeads measure={measure} />}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, place) => (
              <tr key={String(row.keys[0])}>
                <th scope="row" dir="auto">
                  {nameOf(by, row)}
                </th>
                {grid.columns.map((column, side) => {
                  const cell = grid.cellOf(row, column);
                  return (
                    <td key={String(column.keys[0])}>
                      <GridCell
                        cell={cell}
                        measure={measure}
                        at={at}
                        tone={toneOf(cell, measure, at, scale)}
                        name={`${nameOf(by, row)}, ${nameOf(across, column)}`}
                        stop={stopOf(place, side)}
                      />
                    </td>
                  );
                })}
                {!isHeat && <RowSum row={row} name={nameOf(by, row)} {...sums} />}
              </tr>
            ))}
          </tbody>
          {!isHeat && (
            <GridSumRow
              columns={grid.columns}
              nameOf={(column) => nameOf(across, column)}
              total={counted.totals}
              {...sums}
            />
          )}
        </table>
      </div>
      <GridLegend scale={scale} measure={measure} all={grid.all} shown={grid} />
    </>
  );
}
