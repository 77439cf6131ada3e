import { metaNames, metaValue } from '@earshot/core/calls/dimensions.ts';
import type { File } from '@earshot/core/files/files.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import type { Listed } from '../../shared/bulk/bulk.queries.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { rememberList, setLastOpened } from '../../shared/files/list-context.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { useListKeys } from '../../shared/files/use-list-keys.ts';
import { useSelection } from '../../shared/files/use-selection.ts';
import { playFile } from '../../shared/player/playback.ts';
import { FileCard } from './FileCard.tsx';
import { FileRow } from './FileRow.tsx';
import { FilesHead } from './FilesHead.tsx';
import { type FileSearch, listDate, offsetOf, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { Pager } from './Pager.tsx';
import { useRowActions } from './use-row-actions.ts';

type Props = {
  list: FileList | undefined;
  search: FileSearch;
  /** The filters of the list, for what is done to all of it. */
  listed: Listed;
  onSearch: (next: FileSearch) => void;
  /** Another order or page length. */
  onChoose: (change: Pick<FileSearch, 'sorting_by' | 'order_by' | 'limit'>) => void;
};

export function FilesTable({ list, search, listed, onSearch, onChoose }: Props) {
  const t = useTexts(filesTexts);
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const isLate = useLate(list === undefined);
  const rows = list?.results ?? [];
  const selection = useSelection(rows);
  const { selected, toggle } = selection;
  const body = useRef<HTMLDivElement>(null);
  const open = useOpenFile(list, search);
  const play = (index: number) => {
    const row = rows[index];
    if (row !== undefined && hasSound(row)) playFile(row);
  };
  const { current, setCurrent, tagging, clear } = useListKeys({ rows, selection, body, open, play });
  const meta = useMetaColumns(rows);
  const chosen = rows.filter(({ file_id }) => selected.has(file_id));
  const date = listDate(search);
  const actions = useRowActions(open, toggle, setCurrent);
  return (
    <section className="card files-table">
      <div className="files-scroll" ref={body} data-scroll-restoration-id="files">
        {isPhone ? (
          rows.map((file, index) => (
            <FileCard key={file.file_id} file={file} index={index} date={date} {...actions} />
          ))
        ) : (
          <table
            className="files-grid-table"
            aria-label={t('title')}
            aria-busy={list === undefined}
            style={{ '--more-columns': meta.length } as CSSProperties}
            data-more-columns={meta.length || undefined}
          >
            <FilesHead
              search={search}
              onChoose={onChoose}
              chosen={chosen.length}
              count={rows.length}
              onChooseAll={selection.chooseAll}
              meta={meta}
            />
            <tbody>
              {rows.map((file, index) => (
                <FileRow
                  key={file.file_id}
                  file={file}
                  index={index}
                  isSelected={selected.has(file.file_id)}
                  isCurrent={index === current}
                  meta={meta}
                  date={date}
                  {...actions}
                />
              ))}
            </tbody>
          </table>
        )}
        {isLate && <LoadingRows />}
      </div>
      {list && <Pager list={list} search={search} onSearch={onSearch} onChoose={onChoose} />}
      {chosen.length > 0 && (
        <BulkBar
          ids={chosen.map(({ file_id }) => file_id)}
          all={{
            listed,
            count: list?.count ?? 0,
            isCapped: list?.count_is_capped ?? false,
            order: orderOf(search),
          }}
          tagging={tagging}
          onClear={clear}
        />
      )}
    </section>
  );
}

/** Opens a call of the list, which is remembered for going from one to the next. */
function useOpenFile(list: FileList | undefined, search: FileSearch) {
  const navigate = useNavigate();
  return (index: number) => {
    const row = list?.results[index];
    if (row === undefined || list === undefined) return;
    rememberList({
      ids: list.results.map(({ file_id }) => file_id),
      offset: offsetOf(search),
      count: pageRange(list).all,
      href: window.location.pathname + window.location.search,
    });
    setLastOpened(row.file_id);
    void navigate({ to: '/files/$file_id', params: { file_id: row.file_id } });
  };
}

/** Metadata has its columns where a call of the page says any; the list of them stays the same one, as rows are memoised. */
function useMetaColumns(rows: readonly File[]) {
  const known = metaNames.filter((name) => rows.some((file) => metaValue(file.meta, name) !== null)).join();
  return useMemo(() => metaNames.filter((name) => known.split(',').includes(name)), [known]);
}
