/** Learns a classifier beside the event loop: gets examples in parts, then what to do; tells how far it is, and then what was learned. */
import { parentPort } from 'node:worker_threads';
import { answersAt, type PlacedAnswers } from '@earshot/core/classifiers/agreed-answers.ts';
import type { LearnOptions } from '@earshot/core/classifiers/learn-classifier.ts';
import {
  type Doubt,
  type LearnedExample,
  type LearnedVersion,
  learnVersion,
} from '@earshot/core/classifiers/learn-version.ts';
import { packAnswers } from '@earshot/core/classifiers/packed-answers.ts';
import type { Setting } from '@earshot/core/classifiers/setting.ts';
import { type ReadText, readWords } from '@earshot/core/classifiers/text-terms.ts';
import { standBack } from '../../platform/low-priority.ts';
import { lexicon } from '../matching/lexicon.ts';
import type { HeldOutRow } from './learned.store.ts';

/** A text as it comes in; words are read here. */
export type SentText = { text: string; setting: Setting };
export type SentExample = SentText & { id: number; group: string; said: PlacedAnswers };
/** `labelIds`: of the labels in their places. */
export type ToLearn = { learn: LearnOptions; labelIds: readonly number[] };
export type ToThread = { examples: SentExample[] } | { unlabelled: SentText[] } | ToLearn;
export type SentVersion = Omit<LearnedVersion, 'doubts'>;
/** What was held out comes as the JSON of rows, in parts: ten thousand objects would stop the event loop while they are taken over. */
export type FromThread = { progress: number } | { heldOut: string } | { learned: SentVersion };

standBack();

const examples: (Omit<LearnedExample, 'answers'> & Pick<SentExample, 'said'>)[] = [];
const unlabelled: ReadText[] = [];
/** How far it is, is told no more often. */
const tellEveryMs = 250;
/** Rows of what was held out that are kept, and sent, at once. */
const rowsAtOnce = 250;

parentPort?.on('message', (message: ToThread) => {
  if ('examples' in message) {
    for (const { text, ...one } of message.examples)
      examples.push({ ...one, words: readWords(text, lexicon()) });
    return;
  }
  if ('unlabelled' in message) {
    for (const { text, setting } of message.unlabelled)
      unlabelled.push({ words: readWords(text, lexicon()), setting });
    return;
  }
  const answered = examples.map(({ said, ...one }) => ({
    ...one,
    answers: answersAt(message.learn.labels, said),
  }));
  const work = learnVersion(answered, { ...message.learn, unlabelled });
  let told = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return tellLearned(step.value, message.labelIds);
    if (performance.now() - told < tellEveryMs) continue;
    told = performance.now();
    tell({ progress: step.value });
  }
});

function tellLearned({ doubts, ...learned }: LearnedVersion, labelIds: readonly number[]): void {
  for (let from = 0; from < doubts.length; from += rowsAtOnce) {
    const rows = doubts.slice(from, from + rowsAtOnce).map((doubt) => heldOutRow(doubt, labelIds));
    tell({ heldOut: JSON.stringify(rows) });
  }
  // The bytes are handed over rather than copied.
  tell({ learned }, [learned.model.numbers.buffer as ArrayBuffer]);
}

function heldOutRow(
  { id, answers, wrong, missed, ...doubt }: Doubt,
  labelIds: readonly number[],
): HeldOutRow {
  const ids = (places: readonly number[]) => places.flatMap((place) => labelIds[place] ?? []);
  const packed = Buffer.from(packAnswers(answers)).toString('hex');
  return { ...doubt, example_id: id, answers: packed, wrong: ids(wrong), missed: ids(missed) };
}

function tell(message: FromThread, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}
