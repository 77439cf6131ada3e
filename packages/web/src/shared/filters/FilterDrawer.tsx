import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useCounted } from '../use-counted.ts';
import { words } from '../words.texts.ts';
import './filters.css';
import { filterTexts } from './filters.texts.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** What the list has with the filters as they stand; undefined while that is asked. */
  found: { count: number; count_is_capped: boolean } | undefined;
  /** On a phone: what stands in the head of the list elsewhere. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The filters where they have no room beside the list. They count at once; the button says what they leave. */
export function FilterDrawer({ open, onClose, found, tools, children }: Props) {
  const t = useTexts(filterTexts);
  const w = useTexts(words);
  const counted = useCounted();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <div className="filter-drawer">
        <header className="row">
          <h2 id={id}>{t('filters')}</h2>
          <IconAction className="push" label={w('close')} onClick={onClose}>
            <X size={18} />
          </IconAction>
        </header>
        <div className="facets">
          {tools && <div className="filter-drawer-tools">{tools}</div>}
          {children}
        </div>
        <footer>
          <Button variant="contained" fullWidth onClick={onClose}>
            <span aria-live="polite">
              {found
                ? t('showCalls', { count: found.count, shown: counted(found.count, found.count_is_capped) })
                : t('showFound')}
            </span>
          </Button>
        </footer>
      </div>
    </Drawer>
  );
}
