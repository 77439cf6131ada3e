import type { LabelTold, UnitTold } from '@earshot/core/classifiers/checks.api.ts';
import { useState } from 'react';
import { formatClock, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { signed } from '../parts/ToldText.tsx';
import { checkTexts } from './check.texts.ts';
import { DecisionChip } from './DecisionChip.tsx';
import { ProbabilityBar } from './ProbabilityBar.tsx';

type Props = { unit: UnitTold; colorOf: (labelId: number) => string };

/** Labels shown before the others are asked for. */
const first = 6;
/** Of so many words nothing is known that nothing sure can be said. */
const manyUnknown = 0.25;
/** Less is written as nothing. */
const leastWeight = 0.05;

/** One unit: how likely each label is, and which words speak for the one that is looked at, or against it. */
export function UnitCard({ unit, colorOf }: Props) {
  const t = useTexts(checkTexts);
  const [isAll, setIsAll] = useState(false);
  const sorted = [...unit.labels].sort((one, other) => other.probability - one.probability);
  const [chosen, setChosen] = useState(sorted[0]?.id ?? 0);
  const shown = isAll ? sorted : sorted.slice(0, first);
  const rest = sorted.slice(shown.length);
  const label = sorted.find(({ id }) => id === chosen) ?? sorted[0];
  return (
    <>
      <section className="card check-card">
        <h2>{unit.moment ? t('placeAt', { time: formatClock(unit.moment.start_ms) }) : t('theText')}</h2>
        <ul className="told-labels">
          {shown.map((told) => (
            <li key={told.id} className={told.id === label?.id ? 'told-label chosen' : 'told-label'}>
              <button
                type="button"
                className="plain"
                aria-pressed={told.id === label?.id}
                onClick={() => setChosen(told.id)}
              >
                <i className={`label-dot tag-${colorOf(told.id)}`} aria-hidden /> {told.name}
              </button>
              <ProbabilityBar told={told} color={colorOf(told.id)} />
              <b className="num">{written(told.probability)}</b>
              <DecisionChip decision={told.decision} />
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <p className="rule-line sm t2">
            {t('others', {
              shown: written(shown.at(-1)?.probability ?? 0),
              count: formatNumber(rest.length),
            })}
            <button type="button" className="plain link push" onClick={() => setIsAll(true)}>
              {t('showOthers')}
            </button>
          </p>
        )}
        <UnknownWords unit={unit} />
        <p className="sm t2 check-legend">
          <i className="legend-unsure" aria-hidden /> {t('legendUnsure')}
          <i className="legend-usual" aria-hidden /> {t('legendYes')}
        </p>
      </section>
      {label && <WhyCard unit={unit} label={label} />}
    </>
  );
}

/** Why nothing sure is said of a text with many words that were never met. */
function UnknownWords({ unit: { labels, is_unknown, met } }: Pick<Props, 'unit'>) {
  const t = useTexts(checkTexts);
  const isUnsure =
    is_unknown ||
    labels.some(({ decision }) => decision === 'unsure') ||
    labels.every(({ decision }) => decision === 'no');
  if (!isUnsure || met.unknown === 0 || met.unknown < met.words * manyUnknown) return null;
  const rest = met.unknown > met.some.length ? ' …' : '';
  return (
    <p className="sm notice tone-warn" data-testid="unknown-words">
      <span>
        {t('unknownWords', {
          shown: formatNumber(met.unknown),
          words: formatNumber(met.words),
          some: met.some.join(', ') + rest,
        })}
      </span>
    </p>
  );
}

function WhyCard({ unit, label }: { unit: UnitTold; label: LabelTold }) {
  const t = useTexts(checkTexts);
  const words = unit.words
    .filter(({ label_id, weight }) => label_id === label.id && Math.abs(weight) >= leastWeight)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  return (
    <section className="card check-card" data-testid="why">
      <h2>
        {t('why', { label: label.name })} <span className="num">{written(label.probability)}</span>
      </h2>
      {words.length === 0 && <p className="sm t2">{t('noWords')}</p>}
      <ul className="why-words">
        {words.slice(0, 10).map(({ text, start, weight }) => (
          <li key={`${start}-${text}`}>
            <mark className={weight < 0 ? 'told against' : 'told for-2'}>{text}</mark>
            <span className="num sm t2">{signed(weight)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
