import type { Open } from '@earshot/core/projects/projects.ts';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import { pageTexts } from '../page.texts.ts';

/** What some of the found calls have in common. */
export type Counted = {
  key: string;
  name: string;
  className?: string;
  files: number;
  before: number;
  open: Open;
  /** Where the period before can be opened as well. */
  before_open?: Open;
};

type Props = { lines: readonly Counted[]; total: number };

/** How many of the found calls, which share, and how that moved; each number opens its calls. */
export function CountedCalls({ lines, total }: Props) {
  const most = Math.max(1, lines[0]?.files ?? 1);
  return (
    <ul className="counted-calls">
      {lines.map((line) => (
        <li key={line.key} data-testid={line.key} className="category">
          <Link
            className={`category-open ${line.className ?? ''}`}
            to="/files"
            search={searchOf(line.open.filters)}
          >
            <span className="el category-name" title={line.name}>
              {line.name}
            </span>
            <span className="category-bar" aria-hidden>
              <i style={{ width: `${(line.files / most) * 100}%` }} />
            </span>
            <b className="num">{formatNumber(line.files)}</b>
            <span className="num sm t2">{total === 0 ? '–' : formatPercent(line.files / total, 1)}</span>
          </Link>
          <Change line={line} />
        </li>
      ))}
    </ul>
  );
}

/** How much more or less than in the period before; more is not always better, so it has no colour. */
function Change({ line: { name, files, before, before_open: open } }: { line: Counted }) {
  const t = useTexts(pageTexts);
  if (before === 0) return <span className="sm mut">{files === 0 ? '–' : t('newNow')}</span>;
  const share = files / before - 1;
  const text = `${share > 0 ? '+' : ''}${formatPercent(share).replace('-', '−')}`;
  if (open === undefined) return <span className="num sm t2">{text}</span>;
  const label = t('openBefore', { name, shown: formatNumber(before) });
  return (
    <Link
      className="category-before num sm t2"
      to="/files"
      search={searchOf(open.filters)}
      aria-label={label}
      title={label}
    >
      {text}
    </Link>
  );
}
