import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import '../../../shared/tags/tag-chip.css';
import { pageTexts } from '../page.texts.ts';
import type { ProjectStat } from '../projects.queries.ts';

/** What the found calls are about: how many, which share, and how that moved. */
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
        <ul>
          {stat.tags.map((tag) => (
            <Category key={tag.tag_id} tag={tag} total={stat.total} most={stat.tags[0]?.files ?? 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

type CategoryProps = { tag: ProjectStat['tags'][number]; total: number; most: number };

function Category({ tag, total, most }: CategoryProps) {
  const { name, color, files, before, open } = tag;
  return (
    <li data-testid={`category-${tag.tag_id}`}>
      <Link className={`category tag-${color}`} to="/files" search={searchOf(open.filters)}>
        <span className="el category-name" title={name}>
          {name}
        </span>
        <span className="category-bar" aria-hidden>
          <i style={{ width: `${(files / Math.max(1, most)) * 100}%` }} />
        </span>
        <b className="num">{formatNumber(files)}</b>
        <span className="num sm t2">{total === 0 ? '–' : formatPercent(files / total, 1)}</span>
        <Change files={files} before={before} />
      </Link>
    </li>
  );
}

/** How much more or less than in the period before; more is not always better, so it has no colour. */
function Change({ files, before }: { files: number; before: number }) {
  const t = useTexts(pageTexts);
  if (before === 0) return <span className="sm mut">{files === 0 ? '–' : t('newNow')}</span>;
  const share = files / before - 1;
  return (
    <span className="num sm t2">
      {share > 0 && '+'}
      {formatPercent(share).replace('-', '−')}
    </span>
  );
}
