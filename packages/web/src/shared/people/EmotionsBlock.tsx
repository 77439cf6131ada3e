import type { PersonSummary } from '@earshot/core/agents/people.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

type Emotions = PersonSummary['emotions'];
type Felt = NonNullable<Emotions['operator']>;

const feelings = ['positive', 'neutral', 'negative'] as const;
const sides = [
  ['abonent_start', 'abonentStart', 'ab'],
  ['abonent_end', 'abonentEnd', 'ab'],
  ['operator', 'operatorAll', 'op'],
] as const;

/** How the abonent felt at the start and at the end, and the operator all along. */
export function EmotionsBlock({ emotions }: { emotions: Emotions }) {
  const t = useTexts(peopleTexts);
  const shown = sides.flatMap(([name, text, side]) => {
    const felt = emotions[name];
    return felt === null ? [] : [{ name, felt, side, title: t(text) }];
  });
  return (
    <section className="card person-block">
      <header>
        <h2>{t('emotions')}</h2>
        <span className="push row felt-legend sm t2" aria-hidden>
          {shown.length > 0 &&
            feelings.map((one) => (
              <span key={one}>
                <i className={one} />
                {t(one)}
              </span>
            ))}
        </span>
      </header>
      {shown.length === 0 && <p className="t2">{t('noEmotions')}</p>}
      <ul>
        {shown.map(({ name, ...line }) => (
          <FeltLine key={name} {...line} />
        ))}
      </ul>
    </section>
  );
}

function FeltLine({ title, felt, side }: { title: string; felt: Felt; side: 'op' | 'ab' }) {
  const t = useTexts(peopleTexts);
  const said = feelings.map((one) => t('felt', { name: t(one), share: formatPercent(felt[one]) })).join(', ');
  return (
    <li className="felt-row">
      <span className={`felt-who sm ${side}`}>{title}</span>
      <span className="felt-line" role="img" aria-label={said} title={said}>
        {feelings.map((one) => (
          <i key={one} className={one} style={{ width: `${felt[one] * 100}%` }} />
        ))}
      </span>
      <span className="sm num t2">
        {t('felt', { share: formatPercent(felt.negative), name: t('negative') })}
      </span>
      <span className="visually-hidden">{t('sample', { n: formatNumber(felt.n) })}</span>
    </li>
  );
}
