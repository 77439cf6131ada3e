import { type Drawn, measureAt } from '@earshot/core/reports/drawing/drawn.ts';
import { gridOf } from '@earshot/core/reports/drawing/grid.ts';
import { type Part, stacksOf } from '@earshot/core/reports/drawing/stack.ts';
import { isEstimate } from '@earshot/core/reports/drawing/trust.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { NumberLink } from '../cell/NumberLink.tsx';
import { blockTexts } from './blocks.texts.ts';
import { useKeyText } from './use-key-text.ts';
import { useValueText } from './use-value-text.ts';
import { ValueLink } from './ValueLink.tsx';
import { ValueTable } from './ValueTable.tsx';

type Props = Drawn & { hasTable: boolean };

const colourOf = (at: number): string => `var(--c${(at % 8) + 1})`;

/** A bar for each of the first, in parts of the second. Who does not see the parts has the table. */
export function StackedBlock(props: Props) {
  const { block, counted, at, title, hasTable } = props;
  const t = useTexts(blockTexts);
  const keyText = useKeyText();
  const measure = measureAt(props, at);
  const [by = 'agent', across = 'agent'] = block.by;
  const { columns, stacks } = stacksOf(gridOf(counted, block), measure, at);
  const most = Math.max(1e-9, ...stacks.map(({ size }) => size));
  const nameOf = (part: Pick<Part, 'column'>) =>
    part.column === null ? t('others') : keyText(across, part.column.keys[0] ?? null, part.column.labels[0]);
  return (
    <>
      <p className="report-legend xs t2">
        {columns.map((column, place) => (
          <span key={String(column?.keys[0])} dir="auto">
            <i className="report-swatch" style={{ background: colourOf(place) }} aria-hidden />{' '}
            {nameOf({ column })}
          </span>
        ))}
        {isEstimate(measure) && <span>{t('stackedCalls')}</span>}
      </p>
      <table className="report-bars" aria-label={title}>
        <tbody>
          {stacks.map(({ row, parts }) => {
            const name = keyText(by, row.keys[0] ?? null, row.labels[0]);
            return (
              <tr key={String(row.keys[0])}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td aria-hidden>
                  <span className="report-stack">
                    {parts.map((part, place) => (
                      <StackPart
                        key={String(part.column?.keys[0])}
                        part={part}
                        width={part.size / most}
                        colour={colourOf(place)}
                        name={`${name}, ${nameOf(part)}`}
                        measure={measure}
                      />
                    ))}
                  </span>
                </td>
                <td className="number num semi">
                  <ValueLink measure={measure} value={row.values[at]} of={name} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!hasTable && (
        <div className="visually-hidden">
          <ValueTable
            block={block}
            counted={counted}
            title={t('tableOf', { what: title })}
            hasLinks={false}
          />
        </div>
      )}
    </>
  );
}

type PartProps = {
  part: Part;
  width: number;
  colour: string;
  name: string;
  measure: Drawn['block']['measures'][number];
};

function StackPart({ part: { value, size }, width, colour, name, measure }: PartProps) {
  const valueText = useValueText();
  if (size === 0) return null;
  const look = {
    className: 'plain report-part',
    style: { width: `${width * 100}%`, background: colour },
    title: `${name}: ${value && value.value !== null ? valueText(measure, value.value) : formatNumber(size)}`,
  };
  return <NumberLink value={value} {...look} tabIndex={-1} closed={<i {...look} />} />;
}
