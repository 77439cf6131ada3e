import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark, ChevronDown, PieChart, Save, ScanText } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ViewDialog } from '../../shared/views/ViewDialog.tsx';
import { SegmentDialog } from './SegmentDialog.tsx';
import { searchTexts } from './search.texts.ts';

type Props = { filters: CallFilters; query: Query | null; address: string };

/** What a search can become: a view to come back to, a segment, a rule. */
export function SaveAsMenu({ filters, query, address }: Props) {
  const t = useTexts(searchTexts);
  const navigate = useNavigate();
  const maySaveView = useMay('views.write');
  const maySegment = useMay('segments.write');
  const mayPattern = useMay('patterns.write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'view' | 'segment' | null>(null);
  const close = () => setAnchor(null);
  const open = (kind: 'view' | 'segment') => () => {
    close();
    setDialog(kind);
  };
  if (!maySaveView && !maySegment && !mayPattern) return null;
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        data-testid="save-as"
        startIcon={<Save size={16} />}
        endIcon={<ChevronDown size={14} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('saveAs')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {maySaveView && (
          <MenuItem onClick={open('view')}>
            <Bookmark size={16} aria-hidden />
            {t('saveView')}
          </MenuItem>
        )}
        {maySegment && (
          <MenuItem onClick={open('segment')}>
            <PieChart size={16} aria-hidden />
            {t('saveSegment')}
          </MenuItem>
        )}
        {mayPattern && (
          <MenuItem
            disabled={query === null}
            onClick={() => {
              close();
              void navigate({
                to: '/patterns',
                search: { create: '1', query: JSON.stringify(query) },
              });
            }}
          >
            <ScanText size={16} aria-hidden />
            {t('savePattern')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'view' && <ViewDialog page="search" address={address} onClose={() => setDialog(null)} />}
      {dialog === 'segment' && <SegmentDialog listed={{ filters, query }} onClose={() => setDialog(null)} />}
    </>
  );
}
