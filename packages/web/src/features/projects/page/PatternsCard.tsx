import { useTexts } from '../../../lib/i18n.ts';
import { pageTexts } from '../page.texts.ts';
import type { ProjectStat } from '../projects.queries.ts';
import { CountedCalls } from './CountedCalls.tsx';

/** By what the calls were found; a call with several patterns counts for each. */
export function PatternsCard({ stat: { patterns, total } }: { stat: ProjectStat }) {
  const t = useTexts(pageTexts);
  return (
    <section className="card project-categories" aria-label={t('patterns')}>
      <div className="rule-line">
        <h2>{t('patterns')}</h2>
        <span className="push sm t2">{t('categoriesHead')}</span>
      </div>
      <CountedCalls
        total={total}
        lines={patterns.map(({ pattern_id, ...one }) => ({ ...one, key: `pattern-${pattern_id}` }))}
      />
    </section>
  );
}
