import type { Drawn } from '@earshot/core/reports/drawing/drawn.ts';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { useMeasureText } from './use-measure-text.ts';
import { ValueLink } from './ValueLink.tsx';

/** A bar a step: how many calls are left of all, and of those that came to it. */
export function FunnelBlock({ block, counted, title }: Drawn) {
  const t = useTexts(blockTexts);
  const measureText = useMeasureText();
  const { calls, values } = counted.totals;
  const share = (part: number, of: number) => (of === 0 ? '–' : formatPercent(part / of, 1));
  return (
    <table className="report-bars report-funnel" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <td />
          <th scope="col" className="number">
            {t('callsLeft')}
          </th>
          <th scope="col" className="number">
            {t('ofStep')}
          </th>
          <th scope="col" className="number">
            {t('ofAll')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('all')}</th>
          <td aria-hidden>
            <FunnelBar share={calls === 0 ? 0 : 1} />
          </td>
          <td className="number num semi">{formatNumber(calls)}</td>
          <td className="number num">–</td>
          <td className="number num">{share(calls, calls)}</td>
        </tr>
        {block.measures.map((measure, at) => {
          const value = values[at];
          const left = value?.hits ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may come twice
            <tr key={at} data-testid={`step-${at}`}>
              <th scope="row" dir="auto">
                {measureText(measure)}
              </th>
              <td aria-hidden>
                <FunnelBar share={calls === 0 ? 0 : left / calls} />
              </td>
              <td className="number num semi">
                <ValueLink measure={measure} value={value} of={measureText(measure)} />{' '}
                {value?.before && <ChangeMark measure={measure} value={value} />}
              </td>
              <td className="number num">{share(left, value?.n ?? 0)}</td>
              <td className="number num">{share(left, calls)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FunnelBar({ share }: { share: number }) {
  return (
    <span className="report-bar">
      <i className="report-bar-value" style={{ insetInlineStart: 0, width: `${share * 100}%` }} />
    </span>
  );
}
