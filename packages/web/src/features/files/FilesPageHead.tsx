import Button from '@mui/material/Button';
import { SlidersHorizontal, Upload } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useCounted } from '../../shared/use-counted.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ViewsMenu } from '../../shared/views/ViewsMenu.tsx';
import { words } from '../../shared/words.texts.ts';
import { addressOfView } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import { NameSearch } from './NameSearch.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { FileSearching } from './use-file-search.ts';

type Props = {
  list: FileList | undefined;
  searching: FileSearching;
  /** Where the filters are not in sight. */
  onFilters: (() => void) | undefined;
  /** There the order and the views stand with the filters: what was found comes first. */
  isPhone: boolean;
};

/** How many calls the list means, and how it is narrowed, sorted and added to. */
export function FilesPageHead({ list, searching, onFilters, isPhone }: Props) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const mayUpload = useMay('files.write');
  const { search, setFilters, isFavorites } = searching;
  return (
    <div className="page-head">
      <h1>{t(isFavorites ? 'favorites' : 'title')}</h1>
      <span className="mut num" aria-live="polite">
        {list && <Count list={list} searching={searching} />}
      </span>
      <span className="push" />
      <NameSearch
        value={search.name ?? ''}
        onChange={(name) => setFilters({ ...search, name: name || undefined })}
      />
      {onFilters && (
        <Button variant="outlined" startIcon={<SlidersHorizontal size={16} />} onClick={onFilters}>
          {t('filters')}
        </Button>
      )}
      {!isPhone && <ListTools searching={searching} />}
      {mayUpload && !isFavorites && (
        <Button
          className="page-upload"
          variant="contained"
          startIcon={<Upload size={16} />}
          onClick={openUploadDialog}
        >
          {w('upload')}
        </Button>
      )}
    </div>
  );
}

/** In which order, and the lists one comes back to. */
export function ListTools({ searching }: Pick<Props, 'searching'>) {
  const { asked, search, choose, isFavorites } = searching;
  return (
    <>
      <SortMenu search={search} onChoose={choose} />
      {!isFavorites && <ViewsMenu page="files" address={addressOfView(asked)} />}
    </>
  );
}

function Count({ list, searching }: { list: FileList; searching: FileSearching }) {
  const t = useTexts(filesTexts);
  const counted = useCounted();
  const shown = counted(list.count, list.count_is_capped);
  if (!searching.isFiltered || searching.isFavorites || list.count_is_capped)
    return t('count', { shown, count: list.count });
  return t('countOf', { shown, all: counted(list.total, list.total_is_capped), count: list.total });
}
