import type { Report } from '@earshot/core/reports/reports.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Link2, MonitorPlay } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/parts.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { reportLinkTexts } from '../links/links.texts.ts';
import { reportsTexts } from '../reports.texts.ts';

const ShareReportDialog = lazyPart(() =>
  import('../links/ShareReportDialog.tsx').then((m) => ({ default: m.ShareReportDialog })),
);

/** What else can be done with a report: a link for people without an account, and a screen on a wall. */
export function MoreMenu({ report }: { report: Report }) {
  const t = useTexts(reportsTexts);
  const l = useTexts(reportLinkTexts);
  const navigate = useNavigate();
  const mayShare = useMay('reports.write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconAction
        label={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconAction>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {mayShare && (
            <MenuItem
              onClick={() => {
                close();
                setIsSharing(true);
              }}
            >
              <Link2 size={16} aria-hidden />
              {l('share')}
            </MenuItem>
          )}
          <MenuItem
            onClick={() =>
              void navigate({ to: '/reports/$id', params: { id: String(report.id) }, search: { wall: '1' } })
            }
          >
            <MonitorPlay size={16} aria-hidden />
            {t('wall')}
          </MenuItem>
        </Menu>
      )}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareReportDialog report={report} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
