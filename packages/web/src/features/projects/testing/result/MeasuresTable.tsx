import type { Measure } from '@earshot/core/evaluations/evaluations.ts';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import '../../../../components/plain-table.css';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { TestResult } from '../testing.queries.ts';
import type { AskTesting, PlaceKind } from '../testing-search.ts';
import { mainMeasures, widest } from './figures.ts';
import { MeasureRow } from './MeasureRow.tsx';
import { VerdictChip } from './VerdictChip.tsx';

type Props = {
  result: TestResult;
  /** What the versions are called; `against` is null where there is no other. */
  names: { version: string; against: string | null };
  item: number | null;
  ask: AskTesting;
};

/** How good a version is, and by how much it differs from another: a row of a label lists its places. */
export function MeasuresTable({ result, names, item, ask }: Props) {
  const t = useTexts(testingTexts);
  const [hasAll, setHasAll] = useState(false);
  const main = mainMeasures(result.measures);
  const measures = hasAll ? result.measures : main;
  const isCompared = names.against !== null;
  return (
    <section className="card testing-measures" aria-label={t('measures')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is scrolled, also by keys. */}
      <div className="plain-table" tabIndex={0}>
        <table aria-label={t('measures')}>
          <thead>
            <tr>
              <th scope="col">{t('metric')}</th>
              {isCompared && (
                <th scope="col" className="number">
                  A · {names.against}
                </th>
              )}
              <th scope="col" className="number">
                {isCompared ? `B · ${names.version}` : names.version}
              </th>
              {isCompared && (
                <th scope="col" className="number">
                  B − A
                </th>
              )}
              <th scope="col">{t(isCompared ? 'interval' : 'intervalAlone')}</th>
              {isCompared && <th scope="col">{t('chance')}</th>}
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <MeasureRow
                key={`${measure.name} ${measure.item_id}`}
                measure={measure}
                item={itemOf(result, measure)}
                isChosen={measure.item_id !== null && measure.item_id === item}
                isCompared={isCompared}
                names={names}
                most={widest(measures, measure)}
                onItem={() => ask({ item: measure.item_id === item ? undefined : String(measure.item_id) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer className="testing-foot">
        <WonAndLost
          result={result}
          onKind={(places) => ask({ places, right: undefined, told: undefined, of: undefined })}
        />
        {main.length < result.measures.length && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input.
          <label className="facet-option push">
            <Checkbox size="small" checked={hasAll} onChange={(_, isOn) => setHasAll(isOn)} />
            <span>{t('everyMeasure')}</span>
          </label>
        )}
      </footer>
    </section>
  );
}

/** The label or question of a row; of the only one nothing need be said. */
function itemOf({ items }: Pick<TestResult, 'items'>, { item_id }: Measure): string | null {
  return item_id === null || items.length <= 1
    ? null
    : (items.find(({ id }) => id === item_id)?.name ?? `#${item_id}`);
}

function WonAndLost({ result, onKind }: { result: TestResult; onKind: (kind: PlaceKind) => void }) {
  const t = useTexts(testingTexts);
  const { won, lost, p, verdict } = result;
  if (won === null || lost === null) return <span className="sm t2">{t('resampled')}</span>;
  return (
    <span className="sm t2 testing-won">
      {t('mcNemar')}{' '}
      <button type="button" className="plain link num" onClick={() => onKind('won')}>
        {t('wonN', { shown: formatNumber(won) })}
      </button>
      {', '}
      <button type="button" className="plain link num" onClick={() => onKind('lost')}>
        {t('lostN', { shown: formatNumber(lost) })}
      </button>{' '}
      {verdict !== null && <VerdictChip verdict={verdict} p={p} />} {t('resampled')}
    </span>
  );
}
