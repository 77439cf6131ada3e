/** The thread that learns a classifier: gets examples in parts, then what to do; tells how far it is, and then what was learned. */
import { parentPort, workerData } from 'node:worker_threads';
import { answersTo } from '@earshot/core/classifiers/agreed-answers.ts';
import type { LearningError } from '@earshot/core/classifiers/classifiers.ts';
import {
  type Doubt,
  type LearnedExample,
  type LearnedVersion,
  learnVersion,
} from '@earshot/core/classifiers/learn-version.ts';
import { packAnswers } from '@earshot/core/classifiers/packed-answers.ts';
import { type ReadText, readWords } from '@earshot/core/classifiers/text-terms.ts';
import { threadGivingWay } from '../../platform/thread-gives-way.ts';
import { lexicon } from '../matching/lexicon.ts';
import { settingOf } from './kept-setting.ts';
import type { HeldOutRow } from './learned.store.ts';
import type { FromThread, SentExample, ToLearn, ToThread } from './learning-messages.ts';

const examples: (Omit<LearnedExample, 'answers'> & Pick<SentExample, 'labels' | 'asked'>)[] = [];
const unlabelled: ReadText[] = [];
const giveWay = threadGivingWay(workerData as Int32Array);
/** How far it is, is told no more often. */
const tellEveryMs = 250;
/** Rows of what was held out that are kept, and sent, at once. */
const rowsAtOnce = 250;

parentPort?.on('message', (message: ToThread) => {
  if ('examples' in message)
    for (const { id, text, group, labels, asked, ...kept } of JSON.parse(message.examples) as SentExample[]) {
      giveWay();
      examples.push({
        id,
        group,
        labels,
        asked,
        words: readWords(text, lexicon()),
        setting: settingOf(kept),
      });
    }
  else if ('unlabelled' in message)
    for (const { text, setting } of message.unlabelled) {
      giveWay();
      unlabelled.push({ words: readWords(text, lexicon()), setting });
    }
  else learn(message);
});

function learn({ learn: options, labelIds }: ToLearn): void {
  const answered = examples.map(({ labels, asked, ...one }) => ({
    ...one,
    answers: answersTo(labelIds, { labels, asked: asked ?? labelIds }),
  }));
  const nothing = nothingToLearn(answered, labelIds);
  if (nothing === null) tellLearned(learned(learnVersion(answered, { ...options, unlabelled })), labelIds);
  else tell({ nothing });
}

function learned(work: ReturnType<typeof learnVersion>): LearnedVersion {
  let told = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    giveWay();
    if (performance.now() - told < tellEveryMs) continue;
    told = performance.now();
    tell({ progress: step.value });
  }
}

/** The first label that has no example, or of which nothing else is known. */
function nothingToLearn(
  answered: readonly Pick<LearnedExample, 'answers'>[],
  labelIds: readonly number[],
): LearningError | null {
  for (const [place, label_id] of labelIds.entries()) {
    const known = new Set(answered.map(({ answers }) => answers[place]));
    if (!known.has(true)) return { code: 'too_few', label_id };
    if (!known.has(false)) return { code: 'one_answer', label_id };
  }
  return null;
}

function tellLearned({ doubts, model, report, met }: LearnedVersion, labelIds: readonly number[]): void {
  for (let from = 0; from < doubts.length; from += rowsAtOnce) {
    const rows = doubts.slice(from, from + rowsAtOnce).map((doubt) => heldOutRow(doubt, labelIds));
    tell({ heldOut: JSON.stringify(rows) });
  }
  const learned = { model, report: JSON.stringify(report), met: JSON.stringify(met) };
  // The bytes are handed over rather than copied.
  tell({ learned }, [model.numbers.buffer as ArrayBuffer]);
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
