/** Learns a classifier beside the event loop: gets examples in parts, then what to do; tells how far it is, and then what was learned. */
import { parentPort } from 'node:worker_threads';
import type { Answer } from '@earshot/core/classifiers/fold-scores.ts';
import type { LearnOptions } from '@earshot/core/classifiers/learn-classifier.ts';
import {
  type LearnedExample,
  type LearnedVersion,
  learnVersion,
} from '@earshot/core/classifiers/learn-version.ts';
import { type ReadWord, readWords } from '@earshot/core/classifiers/text-terms.ts';
import { lexicon } from '../matching/lexicon.ts';

/** An example as it comes in; words are read here. */
export type SentExample = { id: number; text: string; group: string; answers: Answer[] };
export type ToThread = { examples: SentExample[] } | { unlabelled: string[] } | { learn: LearnOptions };
export type FromThread = { progress: number } | { learned: LearnedVersion };

const examples: LearnedExample[] = [];
const unlabelled: ReadWord[][] = [];
/** How far it is, is told no more often. */
const tellEveryMs = 250;

parentPort?.on('message', (message: ToThread) => {
  if ('examples' in message) {
    for (const { text, ...one } of message.examples)
      examples.push({ ...one, words: readWords(text, lexicon()) });
    return;
  }
  if ('unlabelled' in message) {
    for (const text of message.unlabelled) unlabelled.push(readWords(text, lexicon()));
    return;
  }
  const work = learnVersion(examples, { ...message.learn, unlabelled });
  let told = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return tell({ learned: step.value });
    if (performance.now() - told < tellEveryMs) continue;
    told = performance.now();
    tell({ progress: step.value });
  }
});

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}
