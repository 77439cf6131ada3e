import { useState } from 'react';
import { Choice } from '../../../../components/Choice.tsx';
import { ConfusionTable } from '../../../../components/ConfusionTable.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { TestResult } from '../testing.queries.ts';
import type { AskTesting, ShownPlaces } from '../testing-search.ts';
import { linesOf, lostHere } from './confusion.ts';

type Props = {
  result: TestResult;
  names: { version: string; against: string | null };
  shown: ShownPlaces;
  ask: AskTesting;
};

/** What each version took for what; a cell lists its places. */
export function ConfusionPart({ result, names, shown, ask }: Props) {
  const t = useTexts(testingTexts);
  const [as, setAs] = useState<'counts' | 'share'>('counts');
  const [of, setOf] = useState<'a' | 'b'>(shown.isOfOther ? 'a' : 'b');
  const { confusion, confusion_against: former, items } = result;
  if (confusion === null) return null;
  const isOther = of === 'a' && former !== null;
  const counts = isOther ? former : confusion;
  const lines = linesOf(items, [confusion, former], t(items.length === 1 ? 'notFound' : 'none'));
  const isChosenHere = shown.isOfOther === isOther;
  const toggle = (right: number, told: number) => {
    const isOn = isChosenHere && shown.cell?.right === right && shown.cell.told === told;
    ask({
      right: isOn ? undefined : String(right),
      told: isOn ? undefined : String(told),
      of: isOn || !isOther ? undefined : 'a',
      places: undefined,
      item: undefined,
    });
  };
  return (
    <section className="card testing-confusion" aria-label={t('confusion')}>
      <header>
        <div className="grow">
          <h2>{t('confusion')}</h2>
          <p className="sm t2">{t('confusionLead')}</p>
        </div>
        {former !== null && names.against !== null && (
          <Choice
            label={t('whichVersion')}
            value={of}
            options={[
              { value: 'a', label: `A · ${names.against}` },
              { value: 'b', label: `B · ${names.version}` },
            ]}
            onChange={setOf}
          />
        )}
        <Choice
          label={t('shownAs')}
          value={as}
          options={[
            { value: 'counts', label: t('counts') },
            { value: 'share', label: t('share') },
          ]}
          onChange={setAs}
        />
      </header>
      <div className="plain-table">
        <ConfusionTable
          name={t('confusion')}
          lines={lines}
          counts={counts}
          opensRight
          isShare={as === 'share'}
          sums="n"
          chosen={isChosenHere ? shown.cell : null}
          cellName={(right, told, count) =>
            t('confusionCell', { right: right.name, told: told.name, shown: formatNumber(count) })
          }
          onCell={(right, told) => toggle(right.id, told.id)}
          note={(right, told) => {
            const more = isOther || as === 'share' ? 0 : lostHere(confusion, former, right, told);
            if (more === 0) return null;
            return (
              <span className="confusion-change num" aria-hidden>
                {more > 0 ? '+' : '−'}
                {formatNumber(Math.abs(more))}
              </span>
            );
          }}
        />
      </div>
    </section>
  );
}
