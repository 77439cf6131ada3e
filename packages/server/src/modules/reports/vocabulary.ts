import { byNames, byOf } from '@earshot/core/reports/by-what.ts';
import { measureNames, measureOf } from '@earshot/core/reports/measures.ts';
import { byTitles, measureTitles } from '@earshot/core/reports/names.ts';

/** Everything that reports count, and by what, for clients that make reports of their own. */
export const vocabulary = {
  measures: measureNames.map((name) => {
    const { group, of, kind } = measureOf(name);
    return { name, group, of, kind, label: measureTitles[name] };
  }),
  dimensions: byNames.map((name) => {
    const { group, isMany = false } = byOf(name);
    return { name, group, adds_up: !isMany, label: byTitles[name] };
  }),
};
