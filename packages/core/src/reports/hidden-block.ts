import type { Locale } from '../locales.ts';
import { byNames } from './by-what.ts';
import { measureNames } from './measures.ts';
import { byTitles, measureTitles, type Named } from './names.ts';
import type { ReportBlock } from './reports.api.ts';

/** A block of which nothing was counted, as whoever asks may not see something of it. */
export const hiddenBlock = (name: string): ReportBlock => ({
  rows: [],
  rest: null,
  sums: [],
  totals: { keys: [], labels: [], calls: 0, values: [] },
  left_out: null,
  count: 0,
  adds_up: true,
  source: 'days',
  changes: [],
  hidden: name,
  ms: 0,
});

/** What is called hidden: a measure or a way to group by its title; a filter as it is asked for. */
export function hiddenTitle(name: string, locale: Locale): string {
  const measure = measureNames.find((one) => one === name);
  const by = byNames.find((one) => one === name);
  const title: Named | undefined = measure === undefined ? by && byTitles[by] : measureTitles[measure];
  return title?.[locale] ?? name;
}
