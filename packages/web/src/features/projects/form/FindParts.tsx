import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { filesQuery } from '../../../shared/files/files.queries.ts';
import { FilterChips } from '../../../shared/filters/FilterChips.tsx';
import {
  type FilterSearch,
  flatQueryOf,
  lastingFiltersOf,
  searchOf,
} from '../../../shared/filters/filter-address.ts';
import { QueryFields } from '../../../shared/rules/builder/QueryFields.tsx';
import '../../../shared/rules/builder/builder.css';
import { useCounted } from '../../../shared/use-counted.ts';
import { formTexts } from '../form.texts.ts';
import { filterCount } from '../use-rule-line.ts';
import { FormPart, type PartProps } from './FormPart.tsx';

/** The words that a call is found by. */
export function WordsPart({ draft, change, disabled, preview }: PartProps) {
  const t = useTexts(formTexts);
  const own = preview.answer?.query;
  return (
    <FormPart title={t('finds')}>
      <QueryFields query={draft.query} disabled={disabled} onChange={(query) => change({ query })} />
      {own && (
        <p className="sm t2 num" data-testid="words-alone">
          {t('alone', { count: own.files, shown: formatNumber(own.files) })}
        </p>
      )}
    </FormPart>
  );
}

/** What a project says by itself, or cannot be filtered by. */
const without = ['favorite', 'projects', 'language'] as const;

/** Which calls are looked at. */
export function InCallsPart({ draft, change, disabled }: PartProps) {
  const t = useTexts(formTexts);
  const counted = useCounted();
  // A number without limits is one that is being chosen: the filters themselves know nothing of it.
  const [search, setSearch] = useState<FilterSearch>(() => searchOf(draft.filters));
  const [now] = useState(() => new Date());
  const list = useQuery(
    filesQuery({ ...flatQueryOf(search, now), limit: 1 } as Parameters<typeof filesQuery>[0]),
  ).data;
  const set = (next: FilterSearch) => {
    setSearch(next);
    const { favorite: _own, projects: _others, ...shared } = lastingFiltersOf(next, new Date());
    change({ filters: shared });
  };
  return (
    <FormPart
      title={t('inCalls')}
      help={list && t('calls', { count: list.count, shown: counted(list.count, list.count_is_capped) })}
    >
      {filterCount(draft.filters) === 0 && <p className="sm t2">{t('everyCall')}</p>}
      <FilterChips
        search={search}
        facets={list?.facets}
        onChange={disabled ? () => {} : set}
        hidden={without}
        canAdd={!disabled}
      />
    </FormPart>
  );
}
