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

/** A text as it comes in; words are read here. */
export type SentText = { text: string; setting: Setting };
export type SentExample = SentText & { id: number; group: string; said: PlacedAnswers };
export type ToThread = { examples: SentExample[] } | { unlabelled: SentText[] } | { learn: LearnOptions };
/** A doubt with its answers packed, as hexadecimal: a million objects would stop the event loop while they are taken over. */
export type SentDoubt = Omit<Doubt, 'answers'> & { answers: string };
export type SentVersion = Omit<LearnedVersion, 'doubts'> & { doubts: readonly SentDoubt[] };
export type FromThread = { progress: number } | { learned: SentVersion };

standBack();

const examples: (Omit<LearnedExample, 'answers'> & Pick<SentExample, 'said'>)[] = [];
const unlabelled: ReadText[] = [];
/** How far it is, is told no more often. */
const tellEveryMs = 250;

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
    if (step.done) return tell({ learned: packed(step.value) });
    if (performance.now() - told < tellEveryMs) continue;
    told = performance.now();
    tell({ progress: step.value });
  }
});

const packed = ({ doubts, ...learned }: LearnedVersion): SentVersion => ({
  ...learned,
  doubts: doubts.map((doubt) => ({
    ...doubt,
    answers: Buffer.from(packAnswers(doubt.answers)).toString('hex'),
  })),
});

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}
