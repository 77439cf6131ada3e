import type { Report } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/i18n.ts';
import { CopyLine } from '../../../shared/CopyLine.tsx';
import { LinkLife } from '../../../shared/shares/LinkLife.tsx';
import { linkTexts } from '../../../shared/shares/links.texts.ts';
import { OpenLinks } from '../../../shared/shares/OpenLinks.tsx';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { reportLinksQuery, useCreateReportLink, useRemoveReportLink } from './links.queries.ts';
import { reportLinkTexts } from './links.texts.ts';

/** Links by which the numbers of a report are read without an account. */
export function ShareReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useTexts(reportLinkTexts);
  const l = useTexts(linkTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const query = useQuery(reportLinksQuery(report.id));
  const create = useCreateReportLink(report.id);
  const remove = useRemoveReportLink(report.id);
  const made = create.data;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="share-report-title">
      <DialogTitle id="share-report-title">{t('share')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{t('text')}</p>
        <LinkLife
          isPending={create.isPending}
          onCreate={(days) => create.mutate(days, { onError: notify.failed })}
        />
        {made && (
          <div style={{ display: 'grid', gap: 6 }}>
            <CopyLine key={made.id} label={l('link')} value={made.url} />
            <span className="sm mut">{l('once')}</span>
          </div>
        )}
        {query.isError && (
          <p role="alert" style={{ color: 'var(--bad-fg)' }}>
            {errorText(query.error)}
          </p>
        )}
        <OpenLinks
          links={query.data ?? []}
          newId={made?.id}
          removingId={remove.isPending ? remove.variables : undefined}
          onRevoke={(id) =>
            remove.mutate(id, {
              onSuccess: () => {
                if (id === made?.id) create.reset();
                notify.done(l('revoked'));
              },
              onError: notify.failed,
            })
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
