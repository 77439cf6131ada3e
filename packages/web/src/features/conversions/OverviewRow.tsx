import type { Bounds } from '@earshot/core/bounds.ts';
import type { OverviewRow as Row } from '@earshot/core/conversions/conversions.api.ts';
import { type Conversion, fewestCalls } from '@earshot/core/conversions/conversions.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { Lock, Trash2 } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { Sparkline } from '../../components/Sparkline.tsx';
import { formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../../shared/words.texts.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { CallsOfRate, RateBounds, RateInterval, RevenueCell } from './RateCells.tsx';
import { useCountsText, useTypeText, useValueText } from './use-words.ts';

type Props = {
  conversion: Conversion;
  /** Undefined where it could not be counted. */
  row: Row | undefined;
  bounds: Bounds | null;
  onRemove: ((conversion: Conversion) => void) | undefined;
};

/** A conversion with what it comes to; its name leads to its page, its numbers to the calls. */
export function OverviewRow({ conversion, row, bounds, onRemove }: Props) {
  const t = useTexts(conversionsTexts);
  const w = useTexts(words);
  const { dateFrom, dateTo } = useSearch({ from: '/signed-in/conversions' });
  const [typeText, countsText, valueText] = [useTypeText(), useCountsText(), useValueText()];
  const { id, name, type, value, locked, can_change } = conversion;
  return (
    <tr data-testid={`conversion-${id}`}>
      <td>
        <span className="row conversion-name">
          <Link to="/conversions" search={{ id: String(id), dateFrom, dateTo }}>
            {name}
          </Link>
          <span className="chip small">{typeText(type)}</span>
          {locked && <Lock size={12} className="mut" aria-hidden />}
        </span>
      </td>
      <td className="tablet sm">{countsText(conversion)}</td>
      <td className="wide sm t2">{valueText(value)}</td>
      {row === undefined ? (
        <td colSpan={5} className="sm mut">
          {t('notAsked')}
        </td>
      ) : (
        <>
          <td className="laptop">
            <RateInterval figures={row} bounds={bounds} />
          </td>
          <td className="number num">
            <RateBounds figures={row} />
          </td>
          <td className="number num" data-label={t('calls')}>
            <CallsOfRate figures={row} what={name} />
          </td>
          <td className="number num" data-label={t('revenue')}>
            <RevenueCell figures={row} value={value} />
          </td>
          <td className="laptop">
            <Trend row={row} />
          </td>
        </>
      )}
      {onRemove && (
        <td className="number">
          <IconAction
            size="small"
            disabled={!can_change}
            label={`${w('remove')}: ${name}`}
            onClick={() => onRemove(conversion)}
          >
            <Trash2 size={14} />
          </IconAction>
        </td>
      )}
    </tr>
  );
}

/** How the rate went; days without calls are passed over. */
function Trend({ row }: { row: Row }) {
  const t = useTexts(conversionsTexts);
  const rates = row.trend.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  if (row.calls < fewestCalls || rates.length < 2) return null;
  // A tenth of a percent is the least that is told apart.
  const values = rates.map((rate) => Math.round(rate * 1000));
  return (
    <Sparkline
      values={values}
      label={t('trendOf', { values: rates.map((one) => formatPercent(one, 1)).join(', ') })}
    />
  );
}
