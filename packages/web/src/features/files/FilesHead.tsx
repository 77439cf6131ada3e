import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { listDate } from '../../shared/files/list-date.ts';
import { useDimensionTexts } from '../../shared/filters/dimension-texts.ts';
import { words } from '../../shared/words.texts.ts';
import type { ColumnName } from './file-columns.ts';
import { type FileSearch, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import type { Columns } from './use-columns.ts';

const ColumnMenu = lazyPart(() => import('./ColumnMenu.tsx').then((m) => ({ default: m.ColumnMenu })));

type Props = {
  search: FileSearch;
  onChoose: (change: Pick<FileSearch, 'sorting_by' | 'order_by'>) => void;
  /** Calls that are chosen, of those on the page. */
  chosen: number;
  count: number;
  onChooseAll: (isChosen: boolean) => void;
  columns: Columns;
};

/** The heading of the table: all calls are chosen here, their order, and what the table shows of them. */
export function FilesHead({ search, onChoose, chosen, count, onChooseAll, columns }: Props) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const date = listDate(orderOf(search).sorting_by);
  const titleOf = useColumnTitle(date);
  return (
    <thead>
      <tr className="file-grid file-head">
        <th scope="col">
          <Checkbox
            size="small"
            slotProps={{ input: { 'aria-label': t('selectAll') } }}
            checked={count > 0 && chosen === count}
            indeterminate={chosen > 0 && chosen < count}
            onChange={(_, isChecked) => onChooseAll(isChecked)}
          />
        </th>
        <th scope="col">
          <span className="visually-hidden">{w('play')}</span>
        </th>
        <th scope="col">
          <span className="visually-hidden">{t('star')}</span>
        </th>
        {columns.shown.map((name) => (
          <Head
            key={name}
            title={titleOf(name)}
            order={name === 'when' ? date : sorted.find((one) => one === name)}
            place={columns.placeOf(name)}
            isNumber={name === 'duration_ms'}
            {...{ search, onChoose }}
          />
        ))}
        <th scope="col" className="file-end">
          <IconButton
            size="small"
            aria-label={t('columns')}
            title={t('columns')}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Columns3 size={16} />
          </IconButton>
          <Suspense>
            {anchor !== null && (
              <ColumnMenu {...{ columns, titleOf, anchor }} onClose={() => setAnchor(null)} />
            )}
          </Suspense>
        </th>
      </tr>
    </thead>
  );
}

/** Columns by which the list can be sorted, besides its date. */
const sorted = ['operator', 'abonent', 'name', 'duration_ms', 'status'] as const;
type Order = (typeof sorted)[number] | ReturnType<typeof listDate>;

const titles = {
  operator: 'agent',
  abonent: 'customer',
  name: 'name',
  duration_ms: 'length',
  tags: 'tagsColumn',
  labels: 'labelsColumn',
  scores: 'scoresColumn',
  emotion: 'emotion',
  status: 'status',
} as const;

/** What a column is called; the date is the one that the list is sorted by. */
function useColumnTitle(date: ReturnType<typeof listDate>): (name: ColumnName) => string {
  const t = useTexts(filesTexts);
  const { titleOf } = useDimensionTexts();
  return (name) => {
    if (name === 'when') return t(date === 'created' ? 'added' : 'recorded');
    return name in titles ? t(titles[name as keyof typeof titles]) : titleOf(name as 'queue');
  };
}

type HeadProps = Pick<Props, 'search' | 'onChoose'> & {
  title: string;
  order: Order | undefined;
  place: string | undefined;
  isNumber: boolean;
};

function Head({ title, order, place, isNumber, search, onChoose }: HeadProps) {
  const now = orderOf(search);
  const isSorted = order !== undefined && now.sorting_by === order;
  const isDown = now.order_by === 'desc';
  const className = [place, isNumber ? 'number' : ''].filter(Boolean).join(' ') || undefined;
  if (order === undefined)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const Arrow = isDown ? ArrowDown : ArrowUp;
  const isDownFirst = order === 'created' || order === 'recorded_at' || order === 'duration_ms';
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
          onChoose({
            sorting_by: order,
            order_by: isSorted ? (isDown ? 'asc' : 'desc') : isDownFirst ? 'desc' : 'asc',
          })
        }
      >
        {title}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}
