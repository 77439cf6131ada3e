import { cohortText } from '@earshot/core/reports/cohort-words.ts';
import { type CohortGrid, cohortGridOf, nobodyWord } from '@earshot/core/reports/drawing/cohort-grid.ts';
import { type Drawn, measureAt } from '@earshot/core/reports/drawing/drawn.ts';
import { fewCalls, isEstimate } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import { isOfCalls, type Measure } from '@earshot/core/reports/reports.ts';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { cohortTexts } from './cohorts.texts.ts';
import { GridCell } from './GridCell.tsx';
import { GridLegend } from './GridLegend.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useKeyText } from './use-key-text.ts';
import { ValueLink } from './ValueLink.tsx';

/** Who began in the same week or month, and what came of it in each one since; arrows go from cell to cell, Enter opens its calls. */
export function CohortBlock(props: Omit<Drawn, 'at'>) {
  const { block, counted, title } = props;
  const c = useTexts(cohortTexts);
  const measure = measureAt(props, 0);
  const grid = cohortGridOf(counted, block, measure);
  const nobody = nobodyWord(block, counted);
  if (nobody !== null) return <p className="report-nothing t2">{c(nobody)}</p>;
  if (grid === undefined) return null;
  const { step } = grid.cohort;
  const hasOpen = grid.rows.some((row) => grid.columns.some((column) => grid.isOpen(row, column)));
  return (
    <>
      <div className="report-grid-scroll">
        <table
          className="report-grid report-cohorts"
          style={{ '--columns': grid.columns.length } as CSSProperties}
          aria-label={title}
        >
          <Head grid={grid} />
          <Cells grid={grid} measure={measure} />
          <Foot grid={grid} measure={measure} />
        </table>
      </div>
      <GridLegend
        scale={grid.scale}
        measure={measure}
        all={grid.all}
        shown={grid}
        few={isOfCalls(measure) ? undefined : c('few', { count: fewCalls })}
      >
        {hasOpen && (
          <span>
            <i className="report-swatch report-open" aria-hidden /> {c(`open_${step}`)}
          </span>
        )}
      </GridLegend>
    </>
  );
}

type Of = { grid: CohortGrid; measure: Measure };

/** What a cell or a sum is of, in words. */
function useCellText({ cohort: { step } }: CohortGrid) {
  const locale = useLocale();
  return (row: ReportRow | null, column: ReportRow | null) =>
    cohortText(step, { first: row?.keys[0] ?? null, after: column?.keys[0] ?? null }, locale);
}

function Head({ grid }: Pick<Of, 'grid'>) {
  const c = useTexts(cohortTexts);
  const cellText = useCellText(grid);
  const { who, step } = grid.cohort;
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {c('first')}
        </th>
        <th scope="col" rowSpan={2}>
          {c(`size_${who}`)}
        </th>
        <th scope="colgroup" colSpan={grid.columns.length} className="report-cohort-since">
          {c(`since_${step}`)}
        </th>
      </tr>
      <tr>
        {grid.columns.map((column) => (
          <th key={column.keys[0]} scope="col" title={cellText(null, column)} className="num">
            {column.keys[0]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cells({ grid, measure }: Of) {
  const c = useTexts(cohortTexts);
  const keyText = useKeyText();
  const cellText = useCellText(grid);
  const lastIn = (place: number) => {
    const row = grid.rows[place];
    return row === undefined
      ? -1
      : grid.columns.findLastIndex((column) => grid.cellOf(row, column) !== undefined);
  };
  const stopOf = useGridKeys(grid.rows.length, grid.columns.length, lastIn);
  return (
    <tbody>
      {grid.rows.map((row, place) => (
        <tr key={row.keys[0]}>
          <th scope="row">{keyText(grid.cohort.step, row.keys[0] ?? null)}</th>
          <td className="report-sum num t2">{formatNumber(grid.sizeOf(row))}</td>
          {grid.columns.map((column, side) => {
            const cell = grid.cellOf(row, column);
            return (
              <td key={column.keys[0]}>
                {cell !== undefined && (
                  <GridCell
                    cell={cell}
                    measure={measure}
                    at={0}
                    tone={grid.toneOf(row, column)}
                    name={cellText(row, column)}
                    stop={stopOf(place, side)}
                    note={grid.isOpen(row, column) ? c('isOpen') : undefined}
                  />
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Each step over all cohorts of which it is over, and under it of how many that is. */
function Foot({ grid, measure }: Of) {
  const t = useTexts(blockTexts);
  const cellText = useCellText(grid);
  const all = grid.rows.reduce((sum, row) => sum + grid.sizeOf(row), 0);
  return (
    <tfoot>
      <tr className="semi">
        <th scope="row">{t('all')}</th>
        <td className="report-sum num">{formatNumber(all)}</td>
        {grid.columns.map((column) => (
          <td key={column.keys[0]} className="report-sum">
            {column.values[0] !== undefined && (
              <ValueLink
                measure={measure}
                value={column.values[0]}
                of={`${t('all')}, ${cellText(null, column)}`}
              />
            )}
          </td>
        ))}
      </tr>
      {isEstimate(measure) && (
        <tr className="t2">
          <th scope="row">n</th>
          <td />
          {grid.columns.map((column) => (
            <td key={column.keys[0]} className="report-sum num">
              {column.values[0] !== undefined && formatNumber(column.values[0].n)}
            </td>
          ))}
        </tr>
      )}
    </tfoot>
  );
}
