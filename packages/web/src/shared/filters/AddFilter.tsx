import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { FilterFacets } from './use-filter-choices.ts';

const FilterPicker = lazyPart(() => import('./FilterPicker.tsx').then((m) => ({ default: m.FilterPicker })));

type Props = {
  search: FilterSearch;
  facets: FilterFacets;
  /** Filters that narrow the list already, or that it has no use for. */
  used: readonly string[];
  onChange: (next: FilterSearch) => void;
};

/** One button to every filter that is not in use yet. */
export function AddFilter(props: Props) {
  const t = useTexts(filterTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        className="add-filter"
        startIcon={<Plus size={14} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('addFilter')}
      </Button>
      <Suspense>
        {anchor !== null && <FilterPicker {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
