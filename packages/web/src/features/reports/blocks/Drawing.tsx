import type { Drawn } from '@earshot/core/reports/drawing/drawn.ts';
import { hiddenTitle } from '@earshot/core/reports/hidden-block.ts';
import type { Days } from '@earshot/core/reports/report-period.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { BarBlock } from './BarBlock.tsx';
import { blockTexts } from './blocks.texts.ts';
import { CohortBlock } from './CohortBlock.tsx';
import { FunnelBlock } from './FunnelBlock.tsx';
import { GridBlock } from './GridBlock.tsx';
import { LineBlock } from './LineBlock.tsx';
import { NumberBlock } from './NumberBlock.tsx';
import { ScatterBlock } from './ScatterBlock.tsx';
import { SpreadBlock } from './SpreadBlock.tsx';
import { StackedBlock } from './StackedBlock.tsx';
import { ValueTable } from './ValueTable.tsx';

type Props = Drawn & { days: Days; onDays: ((days: Days) => void) | undefined; hasTable: boolean };

/** A block as it is to be drawn, or that there is nothing to draw. */
export function Drawing({ days, onDays, hasTable, ...drawn }: Props) {
  const t = useTexts(blockTexts);
  const locale = useLocale();
  const { block, counted, title } = drawn;
  if (counted.hidden !== null)
    return <p className="report-nothing t2">{t('hidden', { what: hiddenTitle(counted.hidden, locale) })}</p>;
  if (block.draw === 'cohort') return <CohortBlock {...drawn} />;
  if (block.draw !== 'number' && counted.totals.calls === 0)
    return <p className="report-nothing t2">{t('nothing')}</p>;
  switch (block.draw) {
    case 'number':
      return <NumberBlock {...drawn} />;
    case 'line':
      return <LineBlock {...drawn} days={days} onDays={onDays} hasTable={hasTable} />;
    case 'bar':
      return <BarBlock {...drawn} />;
    case 'stacked':
      return <StackedBlock {...drawn} hasTable={hasTable} />;
    case 'table':
      return (
        <div className="plain-table report-table">
          <ValueTable block={block} counted={counted} title={title} />
        </div>
      );
    case 'pivot':
      return <GridBlock {...drawn} isHeat={false} />;
    case 'heat':
      return <GridBlock {...drawn} isHeat />;
    case 'scatter':
      return <ScatterBlock {...drawn} hasTable={hasTable} />;
    case 'spread':
      return <SpreadBlock {...drawn} hasTable={hasTable} />;
    case 'funnel':
      return <FunnelBlock {...drawn} />;
  }
}
