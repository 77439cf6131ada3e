import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import type { Listed } from '../../shared/bulk/bulk.queries.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { rememberList, setLastOpened } from '../../shared/files/list-context.ts';
import { listDate } from '../../shared/files/list-date.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { useListKeys } from '../../shared/files/use-list-keys.ts';
import { useSelection } from '../../shared/files/use-selection.ts';
import { soughtOfList, writeSought } from '../../shared/hits/sought.ts';
import { PeekAt } from '../../shared/peek/PeekAt.tsx';
import { playFile } from '../../shared/player/playback.ts';
import { FileCard } from './FileCard.tsx';
import { FileRow } from './FileRow.tsx';
import { FilesHead } from './FilesHead.tsx';
import { type FileSearch, offsetOf, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { Pager } from './Pager.tsx';
import { useColumns } from './use-columns.ts';
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
  const open = useOpenFile(list, search, listed);
  const play = (index: number) => {
    const row = rows[index];
    if (row !== undefined && hasSound(row)) playFile(row);
  };
  const { current, setCurrent, tagging, clear, peeked, peek } = useListKeys({
    rows,
    selection,
    body,
    open,
    play,
  });
  const columns = useColumns(rows);
  const chosen = rows.filter(({ file_id }) => selected.has(file_id));
  const date = listDate(orderOf(search).sorting_by);
  const actions = useRowActions(open, toggle, setCurrent, peek);
  return (
    <>
      <section className="card files-table">
        <div className="files-scroll" ref={body} style={columns.style} data-scroll-restoration-id="files">
          {isPhone ? (
            rows.map((file, index) => (
              <FileCard key={file.file_id} file={file} index={index} date={date} {...actions} />
            ))
          ) : (
            <table className="files-grid-table" aria-label={t('title')} aria-busy={list === undefined}>
              <FilesHead
                search={search}
                onChoose={onChoose}
                chosen={chosen.length}
                count={rows.length}
                onChooseAll={selection.chooseAll}
                columns={columns}
              />
              <tbody>
                {rows.map((file, index) => (
                  <FileRow
                    key={file.file_id}
                    file={file}
                    index={index}
                    isSelected={selected.has(file.file_id)}
                    isCurrent={index === current}
                    columns={columns}
                    date={date}
                    {...actions}
                  />
                ))}
              </tbody>
            </table>
          )}
          {isLate && <LoadingRows columns={columns} />}
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
      <PeekAt row={peeked} date={date} onOpen={() => open(current)} onClose={() => peek(null)} />
    </>
  );
}

/** Opens a call of the list, which is remembered for going from one to the next. */
function useOpenFile(list: FileList | undefined, search: FileSearch, listed: Listed) {
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
    void navigate({
      to: '/files/$file_id',
      params: { file_id: row.file_id },
      search: { hits: writeSought(soughtOfList(listed)) },
    });
  };
}
