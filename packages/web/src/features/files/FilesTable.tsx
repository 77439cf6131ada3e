import Checkbox from '@mui/material/Checkbox';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useKeys } from '../../lib/keys.ts';
import { useLate } from '../../lib/use-late.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import type { Listed } from '../../shared/bulk/bulk.queries.ts';
import { useFavorite } from '../../shared/favorites/use-favorite.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { lastOpened, rememberList, setLastOpened } from '../../shared/files/list-context.ts';
import { playFile } from '../../shared/player/playback.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { FileCard } from './FileCard.tsx';
import { FileRow, type RowActions } from './FileRow.tsx';
import { type FileSearch, offsetOf, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import { Pager } from './Pager.tsx';

const columns = [
  { key: 'operator', title: 'agent' },
  { key: 'abonent', title: 'customer' },
  { key: 'name', title: 'name' },
  { key: 'recorded_at', title: 'recorded' },
  { key: 'duration_ms', title: 'length', isNumber: true },
  { key: null, title: 'tagsColumn' },
  { key: null, title: 'emotion' },
  { key: 'status', title: 'status' },
] as const;

type Props = {
  list: FileList | undefined;
  search: FileSearch;
  /** The filters of the list, for what is done to all of it. */
  listed: Listed;
  onSearch: (next: FileSearch) => void;
};

export function FilesTable({ list, search, listed, onSearch }: Props) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const isLate = useLate(list === undefined);
  const rows = list?.results ?? [];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(() => rows.findIndex((row) => row.file_id === lastOpened()));
  const [tagging, setTagging] = useState(0);
  const turnStar = useFavorite();
  const mayFavor = useMay('favorites.write');
  const anchor = useRef(-1);
  const body = useRef<HTMLDivElement>(null);

  const open = (index: number) => {
    const row = rows[index];
    if (row === undefined || list === undefined) return;
    rememberList({
      ids: rows.map(({ file_id }) => file_id),
      offset: offsetOf(search),
      count: list.count,
      href: window.location.pathname + window.location.search,
    });
    setLastOpened(row.file_id);
    void navigate({ to: `/files/${row.file_id}` });
  };
  const toggle = (index: number, isRange = false) => {
    const next = new Set(selected);
    const from = isRange && anchor.current >= 0 ? Math.min(anchor.current, index) : index;
    const to = isRange && anchor.current >= 0 ? Math.max(anchor.current, index) : index;
    for (const { file_id } of rows.slice(from, to + 1)) {
      if (!isRange && next.has(file_id)) next.delete(file_id);
      else next.add(file_id);
    }
    anchor.current = index;
    setSelected(next);
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
    Escape: () => setSelected(new Set()),
  });
  useEffect(() => {
    if (current >= 0)
      body.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

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
          <table className="files-grid-table" aria-label={t('title')} aria-busy={list === undefined}>
            <thead>
              <tr className="file-grid file-head">
                <th scope="col">
                  <Checkbox
                    size="small"
                    slotProps={{ input: { 'aria-label': t('selectAll') } }}
                    checked={rows.length > 0 && chosen.length === rows.length}
                    indeterminate={chosen.length > 0 && chosen.length < rows.length}
                    onChange={(_, isChecked) =>
                      setSelected(new Set(isChecked ? rows.map(({ file_id }) => file_id) : []))
                    }
                  />
                </th>
                <th scope="col">
                  <span className="visually-hidden">{w('play')}</span>
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('star')}</span>
                </th>
                {columns.map((column) => (
                  <Head key={column.title} column={column} search={search} onSearch={onSearch} />
                ))}
                <th scope="col">
                  <span className="visually-hidden">{w('more')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((file, index) => (
                <FileRow
                  key={file.file_id}
                  file={file}
                  index={index}
                  isSelected={selected.has(file.file_id)}
                  isCurrent={index === current}
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
          all={{ listed, count: list?.count ?? 0, order: orderOf(search) }}
          tagging={tagging}
          onClear={() => {
            setSelected(new Set());
            setTagging(0);
          }}
        />
      )}
    </section>
  );
}

function Head({
  column,
  search,
  onSearch,
}: {
  column: (typeof columns)[number];
  search: FileSearch;
  onSearch: Props['onSearch'];
}) {
  const t = useTexts(filesTexts);
  const isSorted = column.key !== null && (search.sorting_by ?? 'created') === column.key;
  const isDown = (search.order_by ?? 'desc') === 'desc';
  const className = 'isNumber' in column ? 'number' : undefined;
  if (column.key === null) return <th scope="col">{t(column.title)}</th>;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className="plain sort-head"
        onClick={() =>
          onSearch({
            ...search,
            sorting_by: column.key,
            order_by:
              isSorted && !isDown
                ? 'desc'
                : isSorted
                  ? 'asc'
                  : column.key === 'recorded_at' || column.key === 'duration_ms'
                    ? 'desc'
                    : 'asc',
            offset: undefined,
          })
        }
      >
        {t(column.title)}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}

const placeholders = Array.from({ length: 10 }, (_, index) => `row-${index}`);

function LoadingRows() {
  return placeholders.map((key) => (
    <div key={key} className="file-grid" aria-hidden>
      <Skeleton width={16} height={16} />
      <Skeleton width={14} height={14} />
      <Skeleton width={14} height={14} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="50%" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="60%" />
      <Skeleton width="60%" />
      <span />
    </div>
  ));
}
