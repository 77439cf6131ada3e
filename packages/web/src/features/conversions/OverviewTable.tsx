import type { OverviewRow as Row } from '@earshot/core/conversions/conversions.api.ts';
import { type Conversion, fewestCalls } from '@earshot/core/conversions/conversions.ts';
import { useTexts } from '../../lib/i18n.ts';
import '../../components/plain-table.css';
import { boundsOf } from '../../shared/people/estimates.ts';
import { words } from '../../shared/words.texts.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { OverviewRow } from './OverviewRow.tsx';

type Props = {
  conversions: readonly Conversion[];
  /** In the period; one that could not be counted is not among them. */
  rows: readonly Row[];
  onRemove: ((conversion: Conversion) => void) | undefined;
};

/** Conversions one under the other on one scale, so that rates can be compared. */
export function OverviewTable({ conversions, rows, onRemove }: Props) {
  const t = useTexts(conversionsTexts);
  const w = useTexts(words);
  const known = rows.filter(({ calls }) => calls >= fewestCalls);
  const bounds = boundsOf([0, ...known.flatMap(({ low, high }) => [low, high])]);
  return (
    <section className="card plain-table conversion-table">
      <table aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('nameAndType')}</th>
            <th scope="col" className="tablet">
              {t('counts')}
            </th>
            <th scope="col" className="wide">
              {t('value')}
            </th>
            <th scope="col" className="laptop conversion-scale">
              <span className="visually-hidden">{t('interval')}</span>
            </th>
            <th scope="col" className="number">
              {t('rate')}
            </th>
            <th scope="col" className="number">
              {t('calls')}
            </th>
            <th scope="col" className="number">
              {t('revenue')}
            </th>
            <th scope="col" className="laptop">
              {t('trend')}
            </th>
            {onRemove && (
              <th scope="col">
                <span className="visually-hidden">{w('remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {conversions.map((conversion) => (
            <OverviewRow
              key={conversion.id}
              conversion={conversion}
              row={rows.find(({ conversion_id }) => conversion_id === conversion.id)}
              bounds={bounds}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
