import type { CSSProperties, ReactNode } from 'react';
import { formatNumber, formatPercent } from '../lib/format.ts';
import './confusion.css';
import './plain-table.css';

type Line = { id: number; name: string };

type Props = {
  name: string;
  /** Of lines and columns, in the same order. */
  lines: readonly Line[];
  counts: readonly (readonly number[])[];
  /** What a cell is called that can be pressed. */
  cellName: (right: Line, told: Line, count: number) => string;
  onCell: (right: Line, told: Line) => void;
  /** Also those of the diagonal can be pressed. */
  opensRight?: boolean;
  /** In place of counts: how much of its line a cell is. */
  isShare?: boolean;
  chosen?: { right: number; told: number } | null;
  /** Has a last column with how many each line has. */
  sums?: string;
  /** Stands in the corner of a cell. */
  note?: (right: number, told: number) => ReactNode;
};

/** What was taken for what: lines are right, columns were told; a cell is as dark as its share of the line. */
export function ConfusionTable(props: Props) {
  const { name, lines, counts, sums } = props;
  return (
    <table aria-label={name} className="confusion-table">
      <thead>
        <tr>
          <td />
          {lines.map((line) => (
            <th key={line.id} scope="col" className="number el" title={line.name}>
              {line.name}
            </th>
          ))}
          {sums !== undefined && (
            <th scope="col" className="number">
              {sums}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <CountedLine key={line.id} {...props} line={line} row={row} cells={counts[row] ?? []} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = Props & { line: Line; row: number; cells: readonly number[] };

function CountedLine({ line, row, cells, lines, opensRight = false, isShare = false, ...more }: LineProps) {
  const { cellName, onCell, chosen, sums, note } = more;
  const sum = cells.reduce((all, one) => all + one, 0);
  return (
    <tr>
      <th scope="row" className="el" title={line.name}>
        {line.name}
      </th>
      {lines.map((told, column) => {
        const count = cells[column] ?? 0;
        const shown = isShare ? formatPercent(count / Math.max(1, sum)) : formatNumber(count);
        const isChosen = chosen?.right === line.id && chosen.told === told.id;
        const isShut = count === 0 || (row === column && !opensRight);
        return (
          <td
            key={told.id}
            className={`number${row === column ? ' right' : ''}${isChosen ? ' chosen' : ''}`}
            style={{ '--share': `${Math.round((count / Math.max(1, sum)) * 60)}%` } as CSSProperties}
          >
            {isShut ? (
              <span className={count === 0 ? 'num mut' : 'num'}>{shown}</span>
            ) : (
              <button
                type="button"
                className="plain num confusion-open"
                aria-label={cellName(line, told, count)}
                {...(chosen !== undefined && { 'aria-pressed': isChosen })}
                onClick={() => onCell(line, told)}
              >
                {shown}
              </button>
            )}
            {note?.(row, column)}
          </td>
        );
      })}
      {sums !== undefined && <td className="number num sum">{formatNumber(sum)}</td>}
    </tr>
  );
}
