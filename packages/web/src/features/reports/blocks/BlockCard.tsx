import type { Days } from '@earshot/core/reports/report-period.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import { Table2 } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../components/plain-table.css';
import { OnlyLine } from '../OnlyLine.tsx';
import { BlockFoot } from './BlockFoot.tsx';
import { BlockLegend } from './BlockLegend.tsx';
import './blocks.css';
import { blockTexts } from './blocks.texts.ts';
import { CohortTable } from './CohortTable.tsx';
import { Drawing } from './Drawing.tsx';
import { SpreadTable } from './SpreadTable.tsx';
import { useBlockTitle, useMeasureText } from './use-measure-text.ts';
import { ValueTable } from './ValueTable.tsx';

type Props = {
  block: Block;
  counted: ReportBlock;
  days: Days;
  /** Shows other days; nothing where the days cannot be chosen here. */
  onDays?: ((days: Days) => void) | undefined;
  /** Of six columns. */
  span?: number;
};

/** What is drawn of numbers, so that there is a table besides. */
const drawn: readonly Block['draw'][] = [
  'line',
  'bar',
  'stacked',
  'pivot',
  'heat',
  'scatter',
  'spread',
  'cohort',
];
/** Where one of several measures is drawn at a time. */
const drawsOne = (draw: Block['draw']) => draw !== 'scatter';

/** One block of a report: its drawing, the table under it, and what was left out. */
export function BlockCard({ block, counted, days, onDays, span = 6 }: Props) {
  const t = useTexts(blockTexts);
  const id = useId();
  const title = useBlockTitle()(block);
  const measureText = useMeasureText();
  const [chosen, choose] = useState(0);
  const [hasTable, setHasTable] = useState(false);
  const isDrawn = counted.hidden === null && drawn.includes(block.draw);
  const at = isDrawn && chosen < block.measures.length ? chosen : 0;
  // Each of several numbers says what it is.
  const isSaidBelow = block.draw === 'number' && block.measures.length > 1 && block.title === '';
  const options = block.measures.map((measure, place) => ({
    value: String(place),
    label: measureText(measure),
  }));
  return (
    <section
      className={`card report-block draw-${block.draw}`}
      aria-labelledby={id}
      style={{ '--span': span } as CSSProperties}
    >
      <div className={isSaidBelow ? 'visually-hidden' : 'report-block-head'}>
        <h2 id={id}>{title}</h2>
        <BlockLegend
          draw={block.draw}
          hasBefore={counted.totals.values.some(({ before }) => before !== null)}
          hasRange={counted.rows.some(({ values }) => values[at]?.low != null)}
        />
        <span className="push" />
        {isDrawn && drawsOne(block.draw) && options.length > 1 && (
          <SmallSelect
            label={t('measure')}
            value={String(at)}
            options={options}
            onChange={(place) => choose(Number(place))}
          />
        )}
        {isDrawn && (
          <IconAction
            size="small"
            label={t('tableOf', { what: title })}
            aria-expanded={hasTable}
            className={hasTable ? 'outlined' : undefined}
            onClick={() => setHasTable(!hasTable)}
          >
            <Table2 size={15} />
          </IconAction>
        )}
      </div>
      <Drawing {...{ block, counted, at, title, days, onDays, hasTable }} />
      {isDrawn && hasTable && (
        <div className="plain-table report-table">
          <TableBelow block={block} counted={counted} title={t('tableOf', { what: title })} />
        </div>
      )}
      {Object.keys(block.filters).length > 0 && <OnlyLine filters={block.filters} />}
      {counted.hidden === null && <BlockFoot block={block} counted={counted} />}
    </section>
  );
}

function TableBelow({ block, counted, title }: Pick<Props, 'block' | 'counted'> & { title: string }) {
  const [measure] = block.measures;
  if (block.draw === 'cohort' && measure !== undefined)
    return <CohortTable block={block} measure={measure} counted={counted} title={title} />;
  return block.draw === 'spread' && measure !== undefined ? (
    <SpreadTable measure={measure} counted={counted} title={title} />
  ) : (
    <ValueTable block={block} counted={counted} title={title} />
  );
}
