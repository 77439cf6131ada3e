/**
 * The calls of a day as columns: a column a thing that reports ask of calls, with one place for each call. Words are kept once a day and
 * named by numbers, so that a year of a million calls is some megabytes a column.
 */

import { bytesOfDay } from './day-room.ts';

/** Words of the calls: 0 says nothing, 1 is the first word. */
export type Words = { kind: 'words'; words: readonly string[]; codes: Uint32Array };
/** NaN where a call has none. */
export type Numbers = { kind: 'numbers'; values: Float64Array };
/** Whether something is said of the call. */
export type Marks = { kind: 'marks'; bits: Uint8Array };
export type Column = Words | Numbers | Marks;

/** `day` as `2026-03-01`; a column that is not there says nothing of any call. */
export type DayColumns = { day: string; calls: number; columns: ReadonlyMap<string, Column> };

/** A column as it is stored: `data` little-endian, `words` null where there are none. */
export type StoredColumn = { kind: Column['kind']; data: Uint8Array; words: readonly string[] | null };

/** 1 for each call of which a column says anything; one that is not there does not. */
export function saidIn({ calls, columns }: DayColumns, name: string): Uint8Array {
  const said = bytesOfDay(calls);
  const column = columns.get(name);
  switch (column?.kind) {
    case 'marks':
      for (let at = 0; at < calls; at += 1) said[at] = ((column.bits[at >> 3] ?? 0) >> (at & 7)) & 1;
      return said;
    case 'numbers':
      for (let at = 0; at < calls; at += 1) said[at] = Number(!Number.isNaN(column.values[at]));
      return said;
    case 'words':
      for (let at = 0; at < calls; at += 1) said[at] = Number(column.codes[at] !== 0);
      return said;
    default:
      return said;
  }
}

/** The numbers of a day by their name; null where it has none. */
export function numbersIn({ columns }: DayColumns, name: string): Numbers['values'] | null {
  const column = columns.get(name);
  return column?.kind === 'numbers' ? column.values : null;
}

/** Its words. */
export function wordsIn({ columns }: DayColumns, name: string): Words | null {
  const column = columns.get(name);
  return column?.kind === 'words' ? column : null;
}

/** What stands in the place of a word. */
export const insteadOf = (
  word: string | null,
  instead: ReadonlyMap<string, string> | undefined,
): string | null => (word === null || instead === undefined ? word : (instead.get(word) ?? null));

export function marksOf(calls: number, marked: Iterable<number>): Marks {
  const bits = new Uint8Array(Math.ceil(calls / 8));
  for (const at of marked) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return { kind: 'marks', bits };
}

export function wordsOf(said: readonly (string | null)[]): Words {
  const places = new Map<string, number>();
  const codes = new Uint32Array(said.length);
  for (const [at, word] of said.entries()) {
    if (word === null) continue;
    const code = places.get(word) ?? places.size + 1;
    places.set(word, code);
    codes[at] = code;
  }
  return { kind: 'words', words: [...places.keys()], codes };
}

export function numbersOf(values: readonly (number | null)[]): Numbers {
  return { kind: 'numbers', values: Float64Array.from(values, (value) => value ?? Number.NaN) };
}

/** A byte, two or four for a call, whichever the words of the day need. */
const widthOf = (words: number): 1 | 2 | 4 => (words < 0xff ? 1 : words < 0xffff ? 2 : 4);

export function storedOf(column: Column): StoredColumn {
  switch (column.kind) {
    case 'marks':
      return { kind: 'marks', data: column.bits, words: null };
    case 'numbers':
      return { kind: 'numbers', data: bytesOf(column.values), words: null };
    case 'words': {
      const width = widthOf(column.words.length);
      const codes =
        width === 1
          ? Uint8Array.from(column.codes)
          : width === 2
            ? bytesOf(Uint16Array.from(column.codes))
            : bytesOf(column.codes);
      return { kind: 'words', data: codes, words: column.words };
    }
  }
}

/** The opposite of `storedOf`. */
export function columnOf({ kind, data, words }: StoredColumn): Column {
  // Copied: what a database answers may begin at any byte of a larger buffer, and numbers begin at multiples of their size.
  const aligned = new Uint8Array(data);
  switch (kind) {
    case 'marks':
      return { kind, bits: aligned };
    case 'numbers':
      return { kind, values: new Float64Array(aligned.buffer) };
    case 'words': {
      const width = widthOf(words?.length ?? 0);
      const codes =
        width === 1
          ? aligned
          : width === 2
            ? new Uint16Array(aligned.buffer)
            : new Uint32Array(aligned.buffer);
      return { kind, words: words ?? [], codes: Uint32Array.from(codes) };
    }
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Bytes that a column takes in memory. */
export function sizeOf(column: Column): number {
  if (column.kind === 'marks') return column.bits.byteLength;
  if (column.kind === 'numbers') return column.values.byteLength;
  return column.codes.byteLength + column.words.reduce((sum, word) => sum + 2 * word.length, 0);
}
