import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../shared/tags/tag-chip.css';
import { pageTexts } from '../page.texts.ts';
import type { ProjectStat } from '../projects.queries.ts';
import { CountedCalls } from './CountedCalls.tsx';

/** What the found calls are about, by their tags. */
export function CategoriesCard({ stat }: { stat: ProjectStat | undefined }) {
  const t = useTexts(pageTexts);
  return (
    <section className="card project-categories" aria-label={t('categories')}>
      <div className="rule-line">
        <h2>{t('categories')}</h2>
        {stat && stat.tags.length > 0 && <span className="push sm t2">{t('categoriesHead')}</span>}
      </div>
      {stat === undefined && <Skeleton height={160} radius={8} />}
      {stat?.tags.length === 0 && <p className="t2">{t('noCategories')}</p>}
      {stat && stat.tags.length > 0 && (
        <CountedCalls
          total={stat.total}
          lines={stat.tags.map(({ tag_id, color, ...tag }) => ({
            ...tag,
            key: `category-${tag_id}`,
            className: `tag-${color}`,
          }))}
        />
      )}
    </section>
  );
}
