import type { MetaName } from '@earshot/core/calls/dimensions.ts';
import Checkbox from '@mui/material/Checkbox';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { useDimensionTexts } from '../../shared/filters/dimension-texts.ts';
import { words } from '../../shared/words.texts.ts';
import { type FileSearch, listDate, orderOf } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

const callColumns = [
  { key: 'operator', title: 'agent' },
  { key: 'abonent', title: 'customer' },
  { key: 'name', title: 'name' },
] as const;
const dateColumns = {
  created: { key: 'created', title: 'added' },
  recorded_at: { key: 'recorded_at', title: 'recorded' },
} as const;
const otherColumns = [
  { key: 'duration_ms', title: 'length', isNumber: true },
  { key: null, title: 'tagsColumn' },
  { key: null, title: 'emotion' },
  { key: 'status', title: 'status' },
] as const;

type Props = {
  search: FileSearch;
  onChoose: (change: Pick<FileSearch, 'sorting_by' | 'order_by'>) => void;
  /** Calls that are chosen, of those on the page. */
  chosen: number;
  count: number;
  onChooseAll: (isChosen: boolean) => void;
  /** Metadata that has a column. */
  meta: readonly MetaName[];
};

/** The heading of the table: all calls are chosen here, and their order. */
export function FilesHead({ search, onChoose, chosen, count, onChooseAll, meta }: Props) {
  const t = useTexts(filesTexts);
  const { titleOf } = useDimensionTexts();
  const w = useTexts(words);
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
        {callColumns.map((column) => (
          <Head key={column.title} column={column} search={search} onChoose={onChoose} />
        ))}
        {meta.map((name) => (
          <th key={name} scope="col" className="more-column">
            {titleOf(name)}
          </th>
        ))}
        {[dateColumns[listDate(search)], ...otherColumns].map((column) => (
          <Head key={column.title} column={column} search={search} onChoose={onChoose} />
        ))}
        <th scope="col">
          <span className="visually-hidden">{w('more')}</span>
        </th>
      </tr>
    </thead>
  );
}

type Column =
  | (typeof callColumns | typeof otherColumns)[number]
  | (typeof dateColumns)[keyof typeof dateColumns];
type SortedProps = Pick<Props, 'search' | 'onChoose'> & { column: Column };

function Head({ column, search, onChoose }: SortedProps) {
  const t = useTexts(filesTexts);
  const order = orderOf(search);
  const isSorted = column.key !== null && order.sorting_by === column.key;
  const isDown = order.order_by === 'desc';
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
          onChoose({
            sorting_by: column.key,
            order_by:
              isSorted && !isDown
                ? 'desc'
                : isSorted
                  ? 'asc'
                  : column.key in dateColumns || column.key === 'duration_ms'
                    ? 'desc'
                    : 'asc',
          })
        }
      >
        {t(column.title)}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}
