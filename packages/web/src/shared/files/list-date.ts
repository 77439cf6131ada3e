import type { File } from '@earshot/core/files/files.ts';

/** Which date a list shows: the one it is sorted by, else when the conversation was. */
export type ListDate = 'created' | 'recorded_at';
export const listDate = (sortingBy: string | undefined): ListDate =>
  sortingBy === 'created' ? 'created' : 'recorded_at';
export const dateOf = (file: Pick<File, ListDate>, date: ListDate) => file[date] ?? file.created;
