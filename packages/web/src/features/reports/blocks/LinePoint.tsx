import { heightOf } from '@earshot/core/reports/drawing/line-scale.ts';
import { isEstimate, trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { NumberLink } from '../cell/NumberLink.tsx';
import { blockTexts } from './blocks.texts.ts';
import { useValueText } from './use-value-text.ts';

type Props = {
  name: string;
  measure: Measure;
  value: ReportValue | undefined;
  ticks: readonly number[];
  isEnd: boolean;
};

/** One step of a line under the pointer: what it says, and its calls. With the keyboard one gets there by the table. */
export function LinePoint({ name, measure, value, ticks, isEnd }: Props) {
  const content = (
    <>
      {value !== undefined && value.value !== null && (
        <i
          className={trustOf(measure, value) === 'few' ? 'report-dot few' : 'report-dot'}
          style={{ bottom: `${heightOf(value.value, ticks) * 100}%` }}
        />
      )}
      <Tip {...{ name, measure, value, isEnd }} />
    </>
  );
  return (
    <NumberLink
      value={value}
      className="plain report-point"
      tabIndex={-1}
      closed={<span className="report-point">{content}</span>}
    >
      {content}
    </NumberLink>
  );
}

function Tip({ name, measure, value, isEnd }: Omit<Props, 'ticks'>) {
  const t = useTexts(blockTexts);
  const valueText = useValueText();
  const shown = value?.value ?? null;
  const before = value?.before?.value ?? null;
  return (
    <span className={isEnd ? 'report-tip end' : 'report-tip'}>
      <b>{name}</b>
      <span>
        {t('now')} <b className="num">{shown === null ? '–' : valueText(measure, shown)}</b>
      </span>
      {before !== null && (
        <span>
          {t('before')} <b className="num">{valueText(measure, before)}</b>
        </span>
      )}
      {isEstimate(measure) && <span className="num">{t('nIs', { shown: formatNumber(value?.n ?? 0) })}</span>}
    </span>
  );
}
