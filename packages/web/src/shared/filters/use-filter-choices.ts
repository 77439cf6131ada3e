import { dimensions, facetNames, type Kind, type NameOf } from '@earshot/core/calls/dimensions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/i18n.ts';
import { useLabelChoices } from '../classifiers/use-label-choices.ts';
import { conversionsQuery } from '../conversions/conversions.queries.ts';
import { goalsQuery } from '../goals/goals.queries.ts';
import { usePeopleChoices } from '../people/use-people-choices.ts';
import { patternsQuery, segmentsQuery, tagsQuery } from '../rules/rules.queries.ts';
import { scriptsQuery } from '../scripts/scripts.queries.ts';
import { sourcesQuery } from '../sources/sources.queries.ts';
import { useMayFor } from '../users.queries.ts';
import { useDimensionTexts } from './dimension-texts.ts';
import { type FilterSearch, type ListFilter, valuesOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';

export type FilterChoice = { value: string; label: string; count?: number };
type Row = { id: number; name: string };
type Counted = readonly { value: string; label: string; count: number }[];
/** How many calls have each value, where the server counted. */
export type FilterFacets = Partial<Record<ListFilter, Counted>> | null | undefined;

/** The values of each list filter: what the workspace has, how often it occurs, and what is chosen in any case. */
export function useFilterChoices(
  search: FilterSearch,
  facets: FilterFacets,
): (name: ListFilter) => FilterChoice[] {
  const t = useTexts(filterTexts);
  const { labelOf } = useDimensionTexts();
  const may = useMayFor();
  const tags = useQuery({ ...tagsQuery(), enabled: may('tags.read') }).data?.results;
  const segments = useQuery({ ...segmentsQuery(), enabled: may('segments.read') }).data?.results;
  const patterns = useQuery({ ...patternsQuery(), enabled: may('patterns.read') }).data?.results;
  const conversions = useQuery({ ...conversionsQuery(), enabled: may('conversions.read') }).data?.results;
  const goals = useQuery({ ...goalsQuery(), enabled: may('goals.read') }).data?.results;
  const scripts = useQuery({ ...scriptsQuery(), enabled: may('scripts.read') }).data?.results;
  const labels = useLabelChoices();
  const people = usePeopleChoices(search);
  const sources = useQuery({ ...sourcesQuery(), enabled: may('sources.read') }).data?.results;

  const named = (rows: readonly Row[] | undefined, counted?: Counted) => {
    const counts = new Map(counted?.map(({ value, count }) => [value, count]));
    const known: FilterChoice[] = (rows ?? []).map(({ id, name }) => ({
      value: String(id),
      label: name,
      ...(counted && { count: counts.get(String(id)) ?? 0 }),
    }));
    const rest = (counted ?? []).filter(({ value }) => !known.some((one) => one.value === value));
    return [...known, ...rest].sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  };
  const fixed = (values: readonly string[], label: (value: string) => string, counted?: Counted) =>
    values
      .map((value) => ({
        value,
        label: label(value),
        ...(counted && { count: counted.find((one) => one.value === value)?.count ?? 0 }),
      }))
      .filter(({ count }) => count !== 0);
  const counted = (name: ListFilter, label: (value: string) => string) =>
    (facets?.[name] ?? [])
      .filter(({ value }) => value !== '')
      .map(({ value, count }) => ({ value, count, label: label(value) }));

  // What is not here is known by what was counted.
  const rows: { [N in NameOf<'ids'>]?: Row[] } = {
    tags,
    without_tags: tags,
    segments,
    patterns,
    sources,
    conversions,
    conversion_base: conversions,
    compared: goals,
    labels,
    labels_known: labels,
    scripts_said: scripts,
    scripts_not_said: scripts,
    scripts_known: scripts,
    scripts_unknown: scripts,
    scripts_out_of_order: scripts,
    ...people,
  };

  const found = (name: ListFilter): FilterChoice[] => {
    if (isOf(name, 'ids')) return named(rows[name], facets?.[name]);
    const label = (value: string) => labelOf(name, value);
    if (isOf(name, 'names')) return counted(name, label);
    const facet = facetNames.some((one) => one === name) ? (facets?.[name] ?? []) : undefined;
    return fixed(dimensions[name].values, label, facet);
  };
  /** Of a value that nothing has any more. */
  const labelOfGone = (name: ListFilter, value: string): string =>
    name in rows && /^\d+$/u.test(value) ? t('gone') : labelOf(name, value);
  return (name) => {
    const choices = found(name);
    const missing = valuesOf(search, name)
      .filter((value) => !choices.some((choice) => choice.value === value))
      .map((value) => ({ value, label: labelOfGone(name, value) }));
    return [...choices, ...missing];
  };
}

function isOf<N extends ListFilter, K extends Kind>(name: N, kind: K): name is N & NameOf<K> {
  return dimensions[name].kind === kind;
}
