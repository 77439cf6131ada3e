import { useQuery } from '@tanstack/react-query';
import { Explained } from '../../../components/Explained.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { fewFrom, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { labellersQuery } from '../classifiers.queries.ts';
import { cardTexts } from './card.texts.ts';

/** Who labelled how much, how fast, and how far each agrees with the others. */
export function LabellersCard({ id }: { id: number }) {
  const t = useTexts(cardTexts);
  const data = useQuery(labellersQuery(id)).data;
  if (data === undefined) return null;
  const { results, agreement } = data;
  const most = Math.max(1, ...results.map(({ examples }) => examples));
  return (
    <section className="card side-card" aria-label={t('labellers')}>
      <header className="rule-line">
        <h2>{t('labellers')}</h2>
        {results.length > 1 && (
          <Explained className="explained push sm mut" why={t('labellersWhy')}>
            {t('labellersLead')}
          </Explained>
        )}
      </header>
      {results.length === 0 && <p className="sm t2">{t('noLabellers')}</p>}
      <ul className="labellers">
        {results.map(({ user_id, name, examples, per_minute, kappa, n }) => (
          <li key={user_id ?? 0} data-testid={`labeller-${user_id ?? 0}`}>
            <Avatar name={name ?? t('imported')} src={null} />
            <span className="el">{name ?? t('imported')}</span>
            <ProgressBar label={name ?? t('imported')} share={examples / most} />
            <b className="num">{formatNumber(examples)}</b>
            <span className="num sm mut">
              {per_minute === null ? '–' : t('perMinute', { shown: formatNumber(per_minute) })}
            </span>
            <span className={n < fewFrom ? 'num mut' : 'num'}>{kappa === null ? '–' : written(kappa)}</span>
            <span className="num sm mut">{kappa !== null && t('agreedOn', { shown: formatNumber(n) })}</span>
          </li>
        ))}
      </ul>
      {agreement && (
        <p className="sm t2 num">
          {t('allAgree', { kappa: written(agreement.kappa), n: formatNumber(agreement.n) })}
        </p>
      )}
    </section>
  );
}
