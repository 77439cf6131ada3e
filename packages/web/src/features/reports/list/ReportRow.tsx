import type { Report } from '@earshot/core/reports/reports.ts';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { formatDateTime, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { ruleListTexts } from '../../../shared/rules/list/list.texts.ts';
import { words } from '../../../shared/words.texts.ts';
import { useBlockTitle } from '../blocks/use-measure-text.ts';
import { usePeriodText } from '../PeriodChip.tsx';
import { reportsTexts } from '../reports.texts.ts';
import { ReportMenu } from './ReportMenu.tsx';
import { shownDraw, Thumb } from './Thumb.tsx';

/** One report: what its first block counts, of which days, and whose it is. */
export function ReportRow({ report, onRemove }: { report: Report; onRemove: () => void }) {
  const t = useTexts(reportsTexts);
  const w = useTexts(words);
  const blockTitle = useBlockTitle();
  const periodText = usePeriodText();
  const { id, name, blocks, period, updated } = report;
  const [first] = blocks;
  return (
    <tr data-testid={`report-${id}`}>
      <td>
        <div className="reports-name">
          <Thumb draw={shownDraw(blocks)} />
          <span className="grow">
            <Link to="/reports/$id" params={{ id: String(id) }}>
              {name}
            </Link>
            <span className="sm t2 el reports-counts">
              {first && blockTitle(first)}
              {blocks.length > 1 && ` · ${t('blocks', { count: blocks.length })}`}
            </span>
          </span>
        </div>
      </td>
      <td className="sm">{periodText(period)}</td>
      <td>
        <Author report={report} />
      </td>
      <td className="sm t2 num" title={formatDateTime(updated)}>
        {formatWhen(updated, new Date(), w('today'))}
      </td>
      <td className="number">
        <ReportMenu report={report} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function Author({ report: { author, locked } }: { report: Report }) {
  const t = useTexts(ruleListTexts);
  return (
    <span className="row sm" style={{ gap: 6 }}>
      {author !== null && <Avatar name={author} src={null} size={22} />}
      <span className={author === null ? 'mut' : 'el'}>{author ?? '–'}</span>
      {locked && (
        <span role="img" aria-label={t('locked')} title={t('locked')}>
          <Lock size={13} className="mut" aria-hidden />
        </span>
      )}
    </span>
  );
}
