import type { AdherenceGroup, AdherenceRow, ScriptAdherence } from '@earshot/core/adherence/adherence.api.ts';
import { fewestKnown } from '@earshot/core/adherence/adherence.ts';
import { Link } from '@tanstack/react-router';
import { formatDay, formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { boundsOf } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { adherenceTexts } from './adherence.texts.ts';

type Figures = Omit<AdherenceRow, 'key' | 'name'>;

/** Whether a share says enough to be shown. */
const isTold = ({ known }: Pick<Figures, 'known'>): boolean => known >= fewestKnown;

/** The share of all calls, and how many are behind it. */
export function SaidSum({ total }: { total: ScriptAdherence }) {
  const t = useTexts(adherenceTexts);
  const { share, low, high, known } = total;
  const isShown = isTold(total) && share !== null && low !== null && high !== null;
  return (
    <p className="adherence-sum num" data-testid="adherence-sum">
      <b>{isShown ? formatPercent(share, 1) : '–'}</b>
      <span className="t2">
        {isShown
          ? `${formatNumber(low * 100, 1)} – ${formatNumber(high * 100, 1)}`
          : t('tooFew', { count: fewestKnown })}
      </span>
      <Count what={t('said')} files={total.said} open={total.open_said} />
      <Count what={t('notSaid')} files={total.not_said} open={total.open_not_said} />
      <Count what={t('unknown')} files={total.unknown} open={total.open_unknown} />
      {known > 0 && total.said === 0 && <span className="chip small tone-warn">{t('neverSaid')}</span>}
    </p>
  );
}

function Count({ what, files, open }: { what: string; files: number; open: Figures['open_said'] }) {
  return (
    <span>
      <span className="sm t2">{what}</span>{' '}
      <CallsLink open={open} label={`${what}: ${formatNumber(files)}`}>
        {formatNumber(files)}
      </CallsLink>
    </span>
  );
}

/** Beside what one script is grouped by, `step`: other scripts stand beside it. */
export type ComparedBy = AdherenceGroup | 'step';
type Props = { rows: readonly AdherenceRow[]; total: ScriptAdherence; by: ComparedBy };

/** Operators, scripts, days or weeks beside one another; the dotted line is that of the script in all calls. */
export function AdherenceRows({ rows, total, by }: Props) {
  const t = useTexts(adherenceTexts);
  if (rows.length === 0) return <p className="t2 adherence-sum">{t('none')}</p>;
  const mean = isTold(total) ? total.share : null;
  const bounds = boundsOf([mean, ...rows.filter(isTold).flatMap(({ low, high }) => [low, high])]);
  return (
    <table aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t(`by_${by}`)}</th>
          <th scope="col" className="tablet adherence-scale">
            <span className="visually-hidden">{t('interval')}</span>
          </th>
          <th scope="col" className="number">
            {t('share')}
          </th>
          <th scope="col" className="number">
            {t('said')}
          </th>
          <th scope="col" className="number">
            {t('notSaid')}
          </th>
          <th scope="col" className="number">
            {t('unknown')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} by={by} mean={mean} bounds={bounds} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  row: AdherenceRow;
  by: ComparedBy;
  mean: number | null;
  bounds: ReturnType<typeof boundsOf>;
};

function Row({ row, by, mean, bounds }: RowProps) {
  const t = useTexts(adherenceTexts);
  const { key, name, share, known, low, high } = row;
  const shown = by === 'agent' || by === 'step' ? (name ?? key) : formatDay(key);
  const count = (what: string, files: number, open: Figures['open_said']) => (
    <td className="number num" data-label={what}>
      <CallsLink open={open} label={`${shown}, ${what}: ${formatNumber(files)}`}>
        {formatNumber(files)}
      </CallsLink>
    </td>
  );
  return (
    <tr className={isTold(row) ? undefined : 'few-row'} data-testid={`adherence-${key}`}>
      <td>
        {by === 'step' ? (
          <Link className="person-link" to="/scripts" search={{ id: key }}>
            {shown}
          </Link>
        ) : by === 'agent' ? (
          <Link className="person-link" to="/agents/$id" params={{ id: key }}>
            {shown}
          </Link>
        ) : (
          <span className="num">{shown}</span>
        )}
      </td>
      <td className="tablet">
        <IntervalChart
          estimate={{ value: share, n: known, low, high }}
          median={mean}
          bounds={bounds ?? boundsOf([share, low, high])}
          show={(value) => formatPercent(value, 1)}
          lineText={(text) => t('average', { shown: text })}
        />
      </td>
      <td className="number num">{isTold(row) && share !== null ? <b>{formatPercent(share, 1)}</b> : '–'}</td>
      {count(t('said'), row.said, row.open_said)}
      {count(t('notSaid'), row.not_said, row.open_not_said)}
      {count(t('unknown'), row.unknown, row.open_unknown)}
    </tr>
  );
}
