import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { directions, fileOrigins, fileStatuses, fileTypes } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { builderTexts } from '../rules/builder/builder.texts.ts';
import { patternsQuery, segmentsQuery, tagsQuery } from '../rules/rules.queries.ts';
import { sourcesQuery } from '../sources/sources.queries.ts';
import { useMayFor } from '../users.queries.ts';
import { words } from '../words.texts.ts';
import { type FilterSearch, type ListFilter, valuesOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';

export type FilterChoice = { value: string; label: string; count?: number };
type Counted = readonly { value: string; label: string; count: number }[];
/** How many calls have each value, where the server counted. */
export type FilterFacets = Partial<Record<ListFilter, Counted>> | null | undefined;

/** The values of each list filter: what the workspace has, how often it occurs, and what is chosen in any case. */
export function useFilterChoices(
  search: FilterSearch,
  facets: FilterFacets,
): (name: ListFilter) => FilterChoice[] {
  const w = useTexts(words);
  const t = useTexts(filterTexts);
  const b = useTexts(builderTexts);
  const may = useMayFor();
  const tags = useQuery({ ...tagsQuery(), enabled: may('tags.read') }).data?.results;
  const segments = useQuery({ ...segmentsQuery(), enabled: may('segments.read') }).data?.results;
  const patterns = useQuery({ ...patternsQuery(), enabled: may('patterns.read') }).data?.results;
  const sources = useQuery({ ...sourcesQuery(), enabled: may('sources.read') }).data?.results;

  const named = (rows: readonly { id: number; name: string }[] | undefined, counted?: Counted) => {
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
  const counted = (name: ListFilter, label: (value: string) => string = (value) => value) =>
    (facets?.[name] ?? [])
      .filter(({ value }) => value !== '')
      .map(({ value, count }) => ({ value, count, label: label(value) }));

  const found = (name: ListFilter): FilterChoice[] => {
    switch (name) {
      case 'tags':
        return named(tags, facets?.tags);
      case 'without_tags':
        return named(tags);
      case 'segments':
        return named(segments);
      case 'patterns':
        return named(patterns);
      case 'sources':
        return named(sources, facets?.sources);
      case 'operators':
      case 'abonents':
        return counted(name);
      case 'language':
        return counted(name, languageName);
      case 'status':
        return fixed(fileStatuses, (value) => w(`status${value as 'DONE'}`), facets?.status ?? []);
      case 'direction':
        return fixed(directions, (value) => w(value as 'inbound'), facets?.direction ?? []);
      case 'emotions':
        return fixed(emotionNames, (value) => b(`emotion_${value as 'anger'}`), facets?.emotions ?? []);
      case 'type':
        return fixed(fileTypes, (value) => t(`type_${value as 'audio'}`));
      case 'origin':
        return fixed(fileOrigins, (value) => t(`origin_${value as 'api'}`));
      default:
        return name satisfies never;
    }
  };
  /** Of a value that nothing has any more. */
  const labelOf = (name: ListFilter, value: string): string => {
    if (name === 'status') return w(`status${value as 'DONE'}`);
    if (name === 'direction') return w(value as 'inbound');
    if (name === 'emotions') return b(`emotion_${value as 'anger'}`);
    if (name === 'language') return languageName(value);
    return /^\d+$/u.test(value) && !['operators', 'abonents'].includes(name) ? t('gone') : value;
  };
  return (name) => {
    const choices = found(name);
    const missing = valuesOf(search, name)
      .filter((value) => !choices.some((choice) => choice.value === value))
      .map((value) => ({ value, label: labelOf(name, value) }));
    return [...choices, ...missing];
  };
}
