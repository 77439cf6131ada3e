import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { type FileSearch, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

const orders = [
  'created_desc',
  'created_asc',
  'recorded_at_desc',
  'duration_ms_desc',
  'duration_ms_asc',
  'name_asc',
] as const;

type Props = {
  search: FileSearch;
  onChoose: (change: Pick<FileSearch, 'sorting_by' | 'order_by'>) => void;
};

export function SortMenu({ search, onChoose }: Props) {
  const t = useTexts(filesTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sorting_by, order_by } = orderOf(search);
  const now = `${sorting_by}_${order_by}`;
  const known = orders.find((order) => order === now);
  return (
    <>
      <Button
        className="sort-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-label={`${t('sort')}: ${t(known ? `sort_${known}` : 'sort_other')}`}
        startIcon={<ArrowDownWideNarrow size={16} />}
        endIcon={<ChevronDown size={14} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(known ? `sort_${known}` : 'sort_other')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {orders.map((order) => {
          const at = order.lastIndexOf('_');
          return (
            <MenuItem
              key={order}
              selected={order === now}
              onClick={() => {
                setAnchor(null);
                onChoose({ sorting_by: order.slice(0, at), order_by: order.slice(at + 1) });
              }}
            >
              {t(`sort_${order}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
