import type { Mark } from '../player/use-marks.ts';
import type { Found } from './find-in-call.ts';
import type { Highlight } from './PhraseWords.tsx';
import type { Row } from './transcript-index.ts';

/** An interruption is measured up to this much before the turn it begins. */
const slackMs = 300;

/** The row in which a phrase stands; -1 where there is none. */
export function rowOfPhrase(rows: readonly Row[], phrase: number): number {
  return rows.findIndex((row) => row.kind === 'turn' && row.phrases.includes(phrase));
}

/** What was found, under the row that shows it. */
export function highlightsByRow(
  rows: readonly Row[],
  found: readonly Found[],
  foundAt: number,
): Map<number, Highlight[]> {
  const byRow = new Map<number, Highlight[]>();
  for (const [at, one] of found.entries()) {
    const row = rowOfPhrase(rows, one.phrase);
    byRow.set(row, [...(byRow.get(row) ?? []), { ...one, isCurrent: at === foundAt }]);
  }
  return byRow;
}

/** Interruptions, under the turn of whoever interrupts. */
export function interruptionsByRow(rows: readonly Row[], marks: readonly Mark[]): Map<number, Mark[]> {
  const byRow = new Map<number, Mark[]>();
  for (const mark of marks) {
    if (mark.kind !== 'interruption') continue;
    const row = rows.findLastIndex(
      (one) => one.kind === 'turn' && one.speaker === mark.by && one.startMs <= mark.startMs + slackMs,
    );
    if (row >= 0) byRow.set(row, [...(byRow.get(row) ?? []), mark]);
  }
  return byRow;
}
