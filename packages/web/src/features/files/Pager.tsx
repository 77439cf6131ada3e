import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { StepButtons } from '../../shared/files/StepButtons.tsx';
import { useCounted } from '../../shared/use-counted.ts';
import { type FileSearch, limitOf, offsetOf, pageSizes } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

type Props = {
  list: FileList;
  search: FileSearch;
  onSearch: (next: FileSearch) => void;
  onChoose: (change: Pick<FileSearch, 'limit'>) => void;
};

export function Pager({ list, search, onSearch, onChoose }: Props) {
  const t = useTexts(filesTexts);
  const counted = useCounted();
  const { from, to, all, isMore, hasNext } = pageRange(list);
  const limit = limitOf(search);
  const offset = offsetOf(search);
  const go = (to: number) => onSearch({ ...search, offset: to > 0 ? String(to) : undefined });
  return (
    <footer className="pager">
      <span className="keys-hint" aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('keyMove')} <kbd>Enter</kbd> {t('keyOpen')} <kbd>Space</kbd>{' '}
        {t('keyPeek')} <kbd>X</kbd> {t('keySelect')} <kbd>S</kbd> {t('keyStar')} <kbd>P</kbd> {t('keyPlay')}
      </span>
      <span className="push" />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
      <label className="row rows-choice">
        {t('rows')}
        <Select
          value={limit}
          onChange={(event) => onChoose({ limit: String(event.target.value) })}
          slotProps={{ input: { 'aria-label': t('rows') } }}
          sx={{ '& .MuiSelect-select': { py: '3px' } }}
        >
          {[...new Set([...pageSizes, limit])]
            .sort((a, b) => a - b)
            .map((size) => (
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
      <StepButtons
        previous={t('previousPage')}
        next={t('nextPage')}
        hasPrevious={offset > 0}
        hasNext={hasNext}
        onStep={(step) => go(offset + step * limit)}
      />
    </footer>
  );
}
