import type { Phrase } from '@earshot/core/call/phrase.ts';
import { alignWords } from '@earshot/core/transcripts/align-words.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';

type Spoken = { text: string; speaker: string; role: Phrase['role']; startMs: number };
/** A run of words that is the same in both, or only in one of them. */
export type DiffPiece = { kind: 'same' | 'was' | 'now'; text: string };
export type Difference = {
  startMs: number;
  pieces: DiffPiece[];
  /** Who said it before, where it was somebody else. */
  from: Pick<Spoken, 'speaker' | 'role'> | null;
  to: Pick<Spoken, 'speaker' | 'role'>;
};

/** Words shown around a change. */
const around = 4;

type Step = { kind: DiffPiece['kind']; before?: Spoken; after?: Spoken };

/** Where two versions of a call differ, in the order of the call. */
export function differencesOf(
  before: Pick<Transcript, 'phrases'>,
  after: Pick<Transcript, 'phrases'>,
): Difference[] {
  const steps = stepsOf(wordsOf(before), wordsOf(after));
  const changed = steps.flatMap((step, at) => (isChange(step) ? [at] : []));
  const groups: [number, number][] = [];
  for (const at of changed) {
    const last = groups.at(-1);
    if (last !== undefined && at - last[1] <= around) last[1] = at;
    else groups.push([at, at]);
  }
  return groups.map(([first, last]) => difference(steps, first, last));
}

function wordsOf({ phrases }: Pick<Transcript, 'phrases'>): Spoken[] {
  return phrases.flatMap(({ speaker, role, words }) =>
    words.map(({ text, start_ms }) => ({ text, speaker, role, startMs: start_ms })),
  );
}

function stepsOf(before: readonly Spoken[], after: readonly Spoken[]): Step[] {
  const alignment = alignWords(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  const steps: Step[] = [];
  let next = 0;
  const skipTo = (end: number) => {
    for (; next < end; next += 1) steps.push({ kind: 'was', before: before[next] as Spoken });
  };
  for (const [at, from] of alignment.entries()) {
    const word = after[at] as Spoken;
    if (from === null) {
      steps.push({ kind: 'now', after: word });
      continue;
    }
    skipTo(from);
    const old = before[from] as Spoken;
    next = from + 1;
    if (old.text === word.text) steps.push({ kind: 'same', before: old, after: word });
    else steps.push({ kind: 'was', before: old }, { kind: 'now', after: word });
  }
  skipTo(before.length);
  return steps;
}

function isChange({ kind, before, after }: Step): boolean {
  return kind !== 'same' || before?.speaker !== after?.speaker;
}

function difference(steps: readonly Step[], first: number, last: number): Difference {
  const shown = steps.slice(Math.max(0, first - around), last + around + 1);
  const changed = steps.slice(first, last + 1);
  const moved = changed.find(({ before, after }) => before && after && before.speaker !== after.speaker);
  const any = (moved ?? changed[0]) as Step;
  const startMs = (changed[0]?.after ?? changed[0]?.before)?.startMs ?? 0;
  const to = (any.after ?? any.before) as Spoken;
  return { startMs, pieces: piecesOf(shown), from: moved?.before ?? null, to };
}

/** What was and what is now stand one after the other, however the words alternate. */
function piecesOf(steps: readonly Step[]): DiffPiece[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last !== undefined && (last[0]?.kind === 'same') === (step.kind === 'same')) last.push(step);
    else runs.push([step]);
  }
  return runs.flatMap((run) =>
    (['same', 'was', 'now'] as const).flatMap((kind) => {
      const texts = run
        .filter((step) => step.kind === kind)
        .map(({ before, after }) => (after ?? before)?.text);
      return texts.length === 0 ? [] : [{ kind, text: texts.join(' ') }];
    }),
  );
}
