import type { Measure } from '@earshot/core/evaluations/evaluations.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { SpreadBar } from '../../../../shared/classifiers/SpreadBar.tsx';
import { testingTexts } from '../../testing.texts.ts';
import { DifferenceBar } from './DifferenceBar.tsx';
import { difference, figure, isFew as isFewOf, spreadOf } from './figures.ts';
import { VerdictChip } from './VerdictChip.tsx';

type Props = {
  measure: Measure;
  /** Null where it is of all of them, or of the only one. */
  item: string | null;
  isChosen: boolean;
  isCompared: boolean;
  /** What the versions are called. */
  names: { version: string; against: string | null };
  most: number;
  onItem: () => void;
};

/** One number: of few answers it is muted, and no verdict is given. */
export function MeasureRow({ measure, item, isChosen, isCompared, names, most, onItem }: Props) {
  const t = useTexts(testingTexts);
  const { name, n, value, against } = measure;
  const isFew = isFewOf(measure);
  const spread = spreadOf(measure);
  const title = item === null ? t(name) : t('ofItem', { item, measure: t(name) });
  return (
    <tr
      className={isFew ? 'few' : ''}
      data-current={isChosen}
      data-testid={`measure-${name}-${measure.item_id}`}
    >
      <th scope="row">
        {item === null ? (
          title
        ) : (
          <button
            type="button"
            className="plain measure-open"
            aria-pressed={isChosen}
            title={t('showItem', { item })}
            onClick={onItem}
          >
            {title}
          </button>
        )}{' '}
        <span className="sm mut num">{t('n', { shown: formatNumber(n) })}</span>
      </th>
      {isCompared && (
        <td className="number num" data-label={names.against}>
          {against === null ? '–' : figure(measure, against.value)}
        </td>
      )}
      <td className="number num" data-label={isCompared ? names.version : undefined}>
        <b>{figure(measure, value)}</b> {spread && <span className="sm t2">{spread}</span>}
      </td>
      {isCompared && <Difference measure={measure} isFew={isFew} most={most} />}
      {!isCompared && (
        <td>
          <Alone measure={measure} title={title} isFew={isFew} />
        </td>
      )}
    </tr>
  );
}

function Difference({ measure, isFew, most }: { measure: Measure; isFew: boolean; most: number }) {
  const { against } = measure;
  if (against === null)
    return (
      <>
        <td className="number">–</td>
        <td />
        <td />
      </>
    );
  const { verdict, p } = against;
  return (
    <>
      <td className={`number num ${isFew ? '' : `verdict-${verdict}`}`} data-label="B − A">
        <b>{difference(measure, against.difference.value)}</b>
      </td>
      <td>
        <DifferenceBar
          difference={against.difference}
          most={most}
          verdict={verdict}
          isFew={isFew}
          write={(one) => difference(measure, one)}
        />
      </td>
      <td>
        <VerdictChip verdict={verdict} p={p} isFew={isFew} />
      </td>
    </>
  );
}

function Alone({ measure, title, isFew }: { measure: Measure; title: string; isFew: boolean }) {
  const t = useTexts(testingTexts);
  const { value, low, high } = measure;
  if (isFew) return <VerdictChip verdict="same" p={null} isFew />;
  if (low === null || high === null) return null;
  const shown = { value: figure(measure, value), low: figure(measure, low), high: figure(measure, high) };
  return (
    <SpreadBar value={value} low={low} high={high} name={() => t('valueIs', { name: title, ...shown })} />
  );
}
