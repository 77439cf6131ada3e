import { namesOf } from '@earshot/core/calls/dimensions.ts';
import { readSinceFilters, type SinceFilter } from '@earshot/core/calls/since-filters.ts';
import { afterText, begunText, cohortText } from '@earshot/core/reports/cohort-words.ts';
import { useLocale } from '../../lib/i18n.ts';
import { useDimensionTexts } from './dimension-texts.ts';
import type { FilterSearch } from './filter-address.ts';
import type { ActiveFilter } from './use-active-filters.ts';

/** When the first calls of people were that the list is narrowed by; only a link asks for them. */
export function useSinceFilters(search: FilterSearch): ActiveFilter[] {
  const locale = useLocale();
  const { titleOf } = useDimensionTexts();
  const one = ({ step, first, after }: SinceFilter) =>
    cohortText(step, { first, after: after === null ? null : String(after) }, locale);
  /** Many that are alike, as those of a column, are told from the first to the last. */
  const several = (asked: readonly SinceFilter[]): string => {
    const [first] = asked;
    const last = asked.at(-1);
    const isAlike = asked.every(({ step, after }) => step === first?.step && after === first.after);
    if (first === undefined || last === undefined || asked.length < 3 || !isAlike)
      return asked.map(one).join('; ');
    const [from, to] = [first, last].map((edge) => begunText(edge.step, edge.first, locale));
    const later = first.after === null ? '' : `, ${afterText(first.step, first.after, locale)}`;
    return `${from} – ${to}${later}`;
  };
  return namesOf('since').flatMap((name) => {
    const asked = readSinceFilters(search[name] ?? '') ?? [];
    return asked.length === 0
      ? []
      : [{ key: name, title: titleOf(name), value: several(asked), without: { [name]: undefined } }];
  });
}
