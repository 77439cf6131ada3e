import type { ConversionInput } from '@earshot/core/conversions/conversions.ts';
import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { type FilterSearch, lastingFiltersOf, searchOf } from '../../shared/filters/filter-address.ts';
import { emptyQuery } from '../../shared/rules/builder/detection-draft.ts';
import { QueryFields } from '../../shared/rules/builder/QueryFields.tsx';
import { conversionFormTexts } from './form.texts.ts';

type OutOf = ConversionInput['out_of'];
type Props = { outOf: OutOf; disabled: boolean; onChange: (outOf: OutOf) => void };

/** What makes no sense here: the own favourites, and what follows from conversions. */
const without = ['favorite', 'conversions', 'conversion_base'] as const;

/** Which calls could have been one. */
export function OutOfCard({ outOf, disabled, onChange }: Props) {
  const t = useTexts(conversionFormTexts);
  const { filters, query } = outOf;
  // A number without limits is one that is being chosen: the filters themselves know nothing of it.
  const [search, setSearch] = useState<FilterSearch>(() => searchOf(filters));
  const change = (next: FilterSearch) => {
    setSearch(next);
    const { favorite: _own, ...shared } = lastingFiltersOf(next, new Date());
    onChange({ ...outOf, filters: shared });
  };
  return (
    <section className="card rule-fields" aria-label={t('outOf')}>
      <h2>{t('outOf')}</h2>
      {query === null && Object.keys(filters).length === 0 && <p className="sm t2">{t('everyCall')}</p>}
      <FilterChips
        search={search}
        facets={undefined}
        onChange={disabled ? () => {} : change}
        hidden={without}
        canAdd={!disabled}
      />
      {query !== null && (
        <fieldset className="plain" aria-label={t('words')}>
          <div className="rule-line">
            <h3>{t('words')}</h3>
            <span className="push" />
            {!disabled && (
              <IconAction
                size="small"
                label={t('removeWords')}
                onClick={() => onChange({ ...outOf, query: null })}
              >
                <X size={14} />
              </IconAction>
            )}
          </div>
          <QueryFields
            query={query}
            disabled={disabled}
            onChange={(next) => onChange({ ...outOf, query: next })}
          />
        </fieldset>
      )}
      {query === null && !disabled && (
        <Button
          variant="outlined"
          startIcon={<Plus size={15} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange({ ...outOf, query: emptyQuery })}
        >
          {t('addWords')}
        </Button>
      )}
    </section>
  );
}
