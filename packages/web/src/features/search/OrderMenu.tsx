import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import type { CsvOrder } from '../../shared/bulk/bulk.queries.ts';
import { keepListChoices, usualOrder } from '../../shared/files/list-choices.ts';
import { searchTexts } from './search.texts.ts';
import type { SearchSearch } from './search-address.ts';

const orders = [
  'relevance_desc',
  'created_desc',
  'created_asc',
  'recorded_at_desc',
  'duration_ms_desc',
  'duration_ms_asc',
] as const;

/** In which order calls are listed: by when they came in unless the address says otherwise. */
export function orderOf({ sorting_by, order_by }: SearchSearch): Required<CsvOrder> {
  const order = orders.find((one) => one === `${sorting_by}_${order_by}`) ?? `created_${usualOrder()}`;
  const at = order.lastIndexOf('_');
  return { sorting_by: order.slice(0, at) as 'created', order_by: order.slice(at + 1) as 'asc' };
}

export function OrderMenu({
  search,
  onChange,
}: {
  search: SearchSearch;
  onChange: (next: SearchSearch) => void;
}) {
  const t = useTexts(searchTexts);
  const { sorting_by, order_by } = orderOf(search);
  return (
    <SmallSelect
      label={t('sort')}
      value={`${sorting_by}_${order_by}`}
      options={orders.map((order) => ({ value: order as string, label: t(`sort_${order}`) }))}
      onChange={(order) => {
        const at = order.lastIndexOf('_');
        const chosen = { sorting_by: order.slice(0, at), order_by: order.slice(at + 1) };
        keepListChoices(chosen);
        onChange({ ...search, ...chosen });
      }}
    />
  );
}
