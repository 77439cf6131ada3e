import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { overturnedQuery } from '../../../shared/reviews/own-scores.queries.ts';
import { disputesTexts } from './disputes.texts.ts';

/** How many disputes changed an answer, by question and by who had given it. */
export function Overturned() {
  const t = useTexts(disputesTexts);
  const { data } = useQuery(overturnedQuery());
  if (data === undefined || data.questions.length === 0) return null;
  const lists = [
    {
      title: t('byQuestion'),
      rows: data.questions.map(({ goal_id, question_id, question, ...counts }) => ({
        key: `${goal_id} ${question_id}`,
        name: question,
        ...counts,
      })),
    },
    {
      title: t('byReviewer'),
      rows: data.reviewers.map(({ user_id, name, ...counts }) => ({
        key: String(user_id),
        name: name ?? t('machine'),
        ...counts,
      })),
    },
  ];
  return (
    <section className="card disputes-overturned" aria-label={t('overturned')}>
      <h2>{t('overturned')}</h2>
      {lists.map(({ title, rows }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {rows.map(({ key, name, changed, decided }) => (
              <li key={key} className="sm">
                <span dir="auto">{name}</span>
                <span className="num">
                  {t('of', { changed: formatNumber(changed), decided: formatNumber(decided) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
