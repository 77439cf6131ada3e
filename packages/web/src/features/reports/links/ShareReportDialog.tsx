import type { Report } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/i18n.ts';
import { CopyLine } from '../../../shared/CopyLine.tsx';
import { LinksDialog } from '../../../shared/shares/LinksDialog.tsx';
import { linkTexts } from '../../../shared/shares/links.texts.ts';
import { reportLinksQuery, useCreateReportLink, useRemoveReportLink } from './links.queries.ts';
import { reportLinkTexts } from './links.texts.ts';

/** Links by which the numbers of a report are read without an account. */
export function ShareReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useTexts(reportLinkTexts);
  const l = useTexts(linkTexts);
  return (
    <LinksDialog
      id="share-report-title"
      title={t('share')}
      text={t('text')}
      query={useQuery(reportLinksQuery(report.id))}
      create={useCreateReportLink(report.id)}
      remove={useRemoveReportLink(report.id)}
      onClose={onClose}
    >
      {({ url }) => <CopyLine label={l('link')} value={url} />}
    </LinksDialog>
  );
}
