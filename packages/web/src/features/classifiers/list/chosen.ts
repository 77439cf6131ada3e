import { whos } from '@earshot/core/call/role.ts';
import { type Classifier, classifiedUnits } from '@earshot/core/classifiers/classifiers.ts';
import type { ClassifiersSearch } from '../section.ts';

export const listViews = ['all', 'used', 'needs', 'learning'] as const;
export type ListView = (typeof listViews)[number];
export const listOrders = ['changed', 'name', 'accuracy', 'examples'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Only a person brings them on. */
const waiting: readonly Classifier['status'][] = ['NEW', 'WAITING FOR DATA', 'NEED REFIT', 'ERROR'];

const shows: Record<ListView, (one: Classifier) => boolean> = {
  all: () => true,
  used: ({ used_by }) => used_by.length > 0,
  needs: ({ status }) => waiting.includes(status),
  learning: ({ status }) => status === 'LEARNING',
};

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text);

export const viewOf = ({ view }: ClassifiersSearch): ListView => oneOf(listViews, view) ?? 'all';
export const orderOf = ({ sort }: ClassifiersSearch): ListOrder => oneOf(listOrders, sort) ?? 'changed';
export const unitOf = ({ unit }: ClassifiersSearch) => oneOf(classifiedUnits, unit);
export const whoOf = ({ who }: ClassifiersSearch) => oneOf(whos, who);

export const authorsOf = (all: readonly Classifier[]): string[] =>
  [...new Set(all.flatMap(({ author }) => author ?? []))].sort((one, other) => one.localeCompare(other));

/** Learning changes it as well as a person does. */
const changedAt = ({ updated, learned }: Classifier): string =>
  learned !== null && learned.at > updated ? learned.at : updated;

/** Names from A, everything else from the newest and most; what cannot be compared comes last. */
const before: Record<ListOrder, (one: Classifier, other: Classifier) => number> = {
  changed: (one, other) => changedAt(other).localeCompare(changedAt(one)),
  name: (one, other) => one.name.localeCompare(other.name),
  accuracy: (one, other) => (other.accuracy?.value ?? -1) - (one.accuracy?.value ?? -1),
  examples: (one, other) => other.examples - one.examples,
};

/** Those that the address asks for, in its order: a view, filters, and what their name or one of their labels has in it. */
export function chosenOf(
  all: readonly Classifier[],
  search: ClassifiersSearch,
  view: ListView = viewOf(search),
): Classifier[] {
  const wanted = (search.name ?? '').trim().toLocaleLowerCase();
  const has = ({ name }: { name: string }) => name.toLocaleLowerCase().includes(wanted);
  const [unit, who] = [unitOf(search), whoOf(search)];
  return all
    .filter(
      (one) =>
        shows[view](one) &&
        (unit === undefined || one.unit === unit) &&
        (who === undefined || one.who === who) &&
        (search.author === undefined || one.author === search.author) &&
        (has(one) || one.labels.some(has)),
    )
    .sort(before[orderOf(search)]);
}
