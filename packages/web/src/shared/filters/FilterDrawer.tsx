import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { filterTexts } from './filters.texts.ts';

type Props = { open: boolean; onClose: () => void; children: ReactNode };

/** The filters where they have no room beside the list. */
export function FilterDrawer({ open, onClose, children }: Props) {
  const t = useTexts(filterTexts);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('filters') } }}
    >
      <div className="facets" style={{ width: 280, padding: 16 }}>
        {children}
      </div>
    </Drawer>
  );
}
