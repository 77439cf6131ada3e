import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';

export const listViews = ['all', 'used', 'needs', 'learning'] as const;
export type ListView = (typeof listViews)[number];

/** Only a person brings them on. */
const waiting: readonly Classifier['status'][] = ['NEW', 'WAITING FOR DATA', 'NEED REFIT', 'ERROR'];

const shows: Record<ListView, (one: Classifier) => boolean> = {
  all: () => true,
  used: ({ used_by }) => used_by.length > 0,
  needs: ({ status }) => waiting.includes(status),
  learning: ({ status }) => status === 'LEARNING',
};

export const viewOf = (text: string | undefined): ListView =>
  listViews.find((view) => view === text) ?? 'all';

/** Those of a view whose name, or one of whose labels, has what is looked for in it. */
export function chosenOf(all: readonly Classifier[], view: ListView, text = ''): Classifier[] {
  const wanted = text.trim().toLocaleLowerCase();
  const has = ({ name }: { name: string }) => name.toLocaleLowerCase().includes(wanted);
  return all.filter((one) => shows[view](one) && (has(one) || one.labels.some(has)));
}
