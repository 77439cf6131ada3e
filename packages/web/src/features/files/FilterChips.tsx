import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { type Facets, useFacetLabel } from './facet-labels.ts';
import { activeFilters, type FileSearch, type FilterKey, valuesOf, withoutFilters } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

const titles = {
  status: 'status',
  language: 'language',
  direction: 'direction',
  sources: 'source',
  operators: 'agent',
  name: 'name',
} as const satisfies Record<FilterKey, string>;

type Props = { search: FileSearch; facets: Facets; onChange: (next: FileSearch) => void };

export function FilterChips({ search, facets, onChange }: Props) {
  const t = useTexts(filesTexts);
  const label = useFacetLabel(facets);
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <div className="filter-chips">
      {active.map((key) => (
        <span key={key} className="filter-chip">
          <span className="mut">{t(titles[key])}</span>
          <b>
            {key === 'name'
              ? search.name
              : valuesOf(search, key)
                  .map((value) => label(key, value))
                  .join(', ')}
          </b>
          <button
            type="button"
            className="plain"
            aria-label={t('removeFilter', { name: t(titles[key]) })}
            onClick={() => onChange({ ...search, [key]: undefined, offset: undefined })}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <Button size="small" className="push" onClick={() => onChange(withoutFilters(search))}>
        {t('clearAll')}
      </Button>
    </div>
  );
}
