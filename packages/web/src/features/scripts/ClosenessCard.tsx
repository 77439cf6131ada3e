import type { Closeness } from '@earshot/core/scripts/closeness.ts';
import { detectionOfScript } from '@earshot/core/scripts/scripts.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { isWhole } from '../../shared/rules/builder/detection-draft.ts';
import { SayingList } from '../../shared/scripts/SayingList.tsx';
import { scriptTexts } from '../../shared/scripts/scripts.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { adherenceTexts } from './adherence.texts.ts';
import './adherence.css';
import { barsOf } from './closeness-bars.ts';
import { closenessQuery } from './scripts.queries.ts';

/** It reads thousands of calls: it is asked once nothing was typed for so long. */
const restMs = 800;

/** How close a wording comes to what was said in the last days: a histogram, each variation, and what is unsure. */
export function ClosenessCard({ wording }: { wording: Wording }) {
  const t = useTexts(adherenceTexts);
  const rested = useDebounced(wording, restMs);
  const isReady = isWhole(detectionOfScript(rested));
  const query = useQuery({ ...closenessQuery(rested), enabled: isReady });
  if (!isReady) return null;
  return (
    <section className="card closeness" aria-label={t('closeness')} data-testid="closeness">
      <h2>{t('closeness')}</h2>
      {query.data ? (
        <Found sum={query.data} wording={rested} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={160} radius={8} />
      )}
    </section>
  );
}

function Found({ sum, wording }: { sum: Closeness; wording: Wording }) {
  const t = useTexts(adherenceTexts);
  const { days, total, looked_at, said, unsure, not_said, unknown } = sum;
  if (total === 0) return <p className="t2">{t('noCalls', { count: days })}</p>;
  return (
    <>
      <p className="sm t2">
        {looked_at < total
          ? t('newestOf', {
              shown: formatNumber(looked_at),
              all: formatNumber(total),
              days: formatNumber(days),
            })
          : t('allOf', { shown: formatNumber(total), days: formatNumber(days) })}
      </p>
      <p className="closeness-counts num">
        {[
          [t('said'), said],
          [t('unsure'), unsure],
          [t('notSaid'), not_said],
          [t('unknown'), unknown],
        ].map(([what, count]) => (
          <span key={what}>
            <span className="sm t2">{what}</span> <b>{formatNumber(Number(count))}</b>
          </span>
        ))}
      </p>
      <Histogram sum={sum} wording={wording} />
      <Variations sum={sum} wording={wording} />
      <Near sum={sum} wording={wording} />
    </>
  );
}

function Histogram({ sum, wording }: { sum: Closeness; wording: Wording }) {
  const t = useTexts(adherenceTexts);
  const bars = barsOf(sum.histogram, wording);
  const band = { from: formatNumber(wording.unsure_from, 2), to: formatNumber(wording.said_from, 2) };
  const lines = bars.filter(({ count }) => count > 0);
  return (
    <figure className="closeness-chart">
      <div className="closeness-bars" aria-hidden>
        {bars.map(({ from, count, height, kind }) => (
          <i
            key={from}
            className={kind}
            style={{ blockSize: `${height * 100}%` }}
            title={`${formatNumber(from, 2)}: ${formatNumber(count)}`}
          />
        ))}
      </div>
      <figcaption className="sm t2 num">
        <span>0</span> <span>{t('band', band)}</span> <span>1</span>
      </figcaption>
      <div className="visually-hidden">
        <table>
          <caption>{t('closeness')}</caption>
          <tbody>
            {lines.map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">{formatNumber(from, 2)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Which variations are said; one that nobody says says so, for certain only where every call was looked at. */
function Variations({ sum, wording }: { sum: Closeness; wording: Wording }) {
  const t = useTexts(adherenceTexts);
  const s = useTexts(scriptTexts);
  const isWholePeriod = sum.looked_at >= sum.total;
  return (
    <ul className="closeness-variations">
      {sum.variations.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variations are known by their number alone.
        <li key={at}>
          <span className="num">{s('variation', { number: at + 1 })}</span>{' '}
          <span className="t2 el" dir="auto">
            {wording.variations[at]?.text}
          </span>
          {count > 0 ? (
            <span className="push num">{t('callCount', { count, shown: formatNumber(count) })}</span>
          ) : (
            <span className="push chip small tone-warn">
              {isWholePeriod ? t('neverIn', { count: sum.days }) : t('notInNewest')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Near({ sum: { near }, wording }: { sum: Closeness; wording: Wording }) {
  const t = useTexts(adherenceTexts);
  const w = useTexts(words);
  if (near.length === 0) return null;
  const variations = wording.variations.map(({ text }) => text);
  return (
    <>
      <h3>{t('nearMisses')}</h3>
      <ul className="closeness-near">
        {near.map(({ file_id, name, operator, started_at, saying }) => (
          <li key={file_id}>
            <span className="rule-line">
              <Link
                className="sample-name el"
                to="/files/$file_id"
                params={{ file_id }}
                search={{ tab: 'scripts' }}
              >
                {operator ?? name}
              </Link>
              <span className="sm mut num">{formatWhen(started_at, new Date(), w('today'))}</span>
            </span>
            <SayingList call={{ file_id, name, operator }} sayings={[saying]} variations={variations} />
          </li>
        ))}
      </ul>
    </>
  );
}
