import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { useCounted } from '../../shared/use-counted.ts';
import { type FileSearch, limitOf, offsetOf, pageSizes } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

type Props = { list: FileList; search: FileSearch; onSearch: (next: FileSearch) => void };

export function Pager({ list, search, onSearch }: Props) {
  const t = useTexts(filesTexts);
  const counted = useCounted();
  const { from, to, all, isMore, hasNext } = pageRange(list);
  const limit = limitOf(search);
  const offset = offsetOf(search);
  const go = (to: number) => onSearch({ ...search, offset: to > 0 ? String(to) : undefined });
  return (
    <footer className="pager">
      <span className="keys-hint" aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('keyMove')} <kbd>Enter</kbd> {t('keyOpen')} <kbd>X</kbd> {t('keySelect')}{' '}
        <kbd>S</kbd> {t('keyStar')} <kbd>P</kbd> {t('keyPlay')}
      </span>
      <span className="push" />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
      <label className="row rows-choice">
        {t('rows')}
        <Select
          value={limit}
          onChange={(event) => onSearch({ ...search, limit: String(event.target.value), offset: undefined })}
          slotProps={{ input: { 'aria-label': t('rows') } }}
          sx={{ '& .MuiSelect-select': { py: '3px' } }}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </label>
      <span className="num">
        {t('pageOf', {
          from: formatNumber(from),
          to: formatNumber(to),
          all: counted(all, isMore),
        })}
      </span>
      <IconAction
        size="small"
        label={t('previousPage')}
        disabled={offset === 0}
        onClick={() => go(offset - limit)}
      >
        <ChevronLeft size={16} />
      </IconAction>
      <IconAction size="small" label={t('nextPage')} disabled={!hasNext} onClick={() => go(offset + limit)}>
        <ChevronRight size={16} />
      </IconAction>
    </footer>
  );
}
