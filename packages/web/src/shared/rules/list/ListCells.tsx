import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { FilterSearch } from '../../filters/filter-address.ts';
import { ruleListTexts } from './list.texts.ts';

/** The number of calls, which opens them. */
export function CallsCell({
  count,
  isCapped = false,
  name,
  filter,
}: {
  /** Null where they cannot be counted. */
  count: number | null;
  isCapped?: boolean;
  name: string;
  /** The address of the list of files: which filter, and its value. */
  filter: FilterSearch;
}) {
  const t = useTexts(ruleListTexts);
  const shown =
    count === null ? '…' : isCapped ? t('more', { shown: formatNumber(count) }) : formatNumber(count);
  return (
    <td className="number num" data-label={t('calls')}>
      {count === 0 ? (
        <span className="mut">0</span>
      ) : (
        <Link
          to="/files"
          search={filter}
          title={count === null ? t('cannotCount') : undefined}
          aria-label={count === null ? `${name}: ${t('cannotCount')}` : t('openCalls', { count, name })}
        >
          {shown}
        </Link>
      )}
    </td>
  );
}

export function AuthorCell({ author, locked }: { author: string | null; locked: boolean }) {
  const t = useTexts(ruleListTexts);
  return (
    <td className="sm">
      <span className="row" style={{ gap: 6 }}>
        <span className={author === null ? 'mut' : undefined}>{author ?? '–'}</span>
        {locked && (
          <span role="img" aria-label={t('locked')} title={t('locked')}>
            <Lock size={13} className="mut" aria-hidden />
          </span>
        )}
      </span>
    </td>
  );
}
