import { metaNames, metaValue } from '@earshot/core/calls/dimensions.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useKeys } from '../../lib/keys.ts';
import { useLate } from '../../lib/use-late.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import type { Listed } from '../../shared/bulk/bulk.queries.ts';
import { useFavorite } from '../../shared/favorites/use-favorite.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { lastOpened, rememberList, setLastOpened } from '../../shared/files/list-context.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { playFile } from '../../shared/player/playback.ts';
import { useMay } from '../../shared/users.queries.ts';
import { FileCard } from './FileCard.tsx';
import { FileRow, type RowActions } from './FileRow.tsx';
import { FilesHead } from './FilesHead.tsx';
import { type FileSearch, offsetOf, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { Pager } from './Pager.tsx';
import { useSelection } from './use-selection.ts';

type Props = {
  list: FileList | undefined;
  search: FileSearch;
  /** The filters of the list, for what is done to all of it. */
  listed: Listed;
  onSearch: (next: FileSearch) => void;
};

export function FilesTable({ list, search, listed, onSearch }: Props) {
  const t = useTexts(filesTexts);
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const isLate = useLate(list === undefined);
  const rows = list?.results ?? [];
  const { selected, toggle, chooseAll, clear } = useSelection(rows);
  const [current, setCurrent] = useState(() => rows.findIndex((row) => row.file_id === lastOpened()));
  const [tagging, setTagging] = useState(0);
  const turnStar = useFavorite();
  const mayFavor = useMay('favorites.write');
  const body = useRef<HTMLDivElement>(null);

  const open = (index: number) => {
    const row = rows[index];
    if (row === undefined || list === undefined) return;
    rememberList({
      ids: rows.map(({ file_id }) => file_id),
      offset: offsetOf(search),
      count: pageRange(list).all,
      href: window.location.pathname + window.location.search,
    });
    setLastOpened(row.file_id);
    void navigate({ to: '/files/$file_id', params: { file_id: row.file_id } });
  };
  const move = (step: 1 | -1) => setCurrent((at) => Math.min(rows.length - 1, Math.max(0, at + step)));
  useKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => open(current),
    KeyX: () => current >= 0 && toggle(current),
    'Shift+KeyX': () => current >= 0 && toggle(current, true),
    KeyP: () => {
      const row = rows[current];
      if (row !== undefined && hasSound(row)) playFile(row);
    },
    KeyS: () => {
      const row = rows[current];
      if (row !== undefined && mayFavor) turnStar(row);
    },
    KeyT: () => {
      if (selected.size === 0 && current >= 0) toggle(current);
      setTagging((count) => count + 1);
    },
    Escape: clear,
  });
  useEffect(() => {
    if (current >= 0)
      body.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  // Metadata has its columns where a call of the page says any; the list of them stays the same one, as rows are memoised.
  const known = metaNames.filter((name) => rows.some((file) => metaValue(file.meta, name) !== null)).join();
  const meta = useMemo(() => metaNames.filter((name) => known.split(',').includes(name)), [known]);
  const chosen = rows.filter(({ file_id }) => selected.has(file_id));
  // Rows are drawn again only when something of theirs changed, so what they call must stay the same.
  const latest = useRef({ open, toggle });
  latest.current = { open, toggle };
  const actions = useMemo<RowActions>(
    () => ({
      onOpen: (index) => latest.current.open(index),
      onToggle: (index, isRange) => latest.current.toggle(index, isRange),
      onCurrent: setCurrent,
    }),
    [],
  );
  return (
    <section className="card files-table">
      <div className="files-scroll" ref={body} data-scroll-restoration-id="files">
        {isPhone ? (
          rows.map((file, index) => <FileCard key={file.file_id} file={file} index={index} {...actions} />)
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
              onSearch={onSearch}
              chosen={chosen.length}
              count={rows.length}
              onChooseAll={chooseAll}
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
                  {...actions}
                />
              ))}
            </tbody>
          </table>
        )}
        {isLate && <LoadingRows />}
      </div>
      {list && <Pager list={list} search={search} onSearch={onSearch} />}
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
          onClear={() => {
            clear();
            setTagging(0);
          }}
        />
      )}
    </section>
  );
}
