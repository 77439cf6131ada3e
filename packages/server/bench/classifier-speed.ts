/** What it costs to learn a classifier from ten thousand examples, to keep it, and to ask it. */
import { fitOptions, fitTexts } from '@earshot/core/classifiers/fold-scores.ts';
import { countTerms } from '@earshot/core/classifiers/text-features.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import { finished } from '@earshot/core/steps.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { drawEach, readBanking } from './classifier-texts.ts';
import { ask, labelsOf, learnTexts } from './classifier-trial.ts';
import { peakMb, residentMb } from './memory.ts';
import { table } from './results.ts';

type Cost = { wall: number; cpu: number };

export async function classifierSpeed(data: string): Promise<string> {
  const { train, test } = await readBanking(data);
  const labels = labelsOf(train);
  const before = await residentMb(process.pid);
  const [reading] = timed(() => train.map(({ text }) => readWords(text, lexicon())));
  const [fit] = timed(() => {
    const texts = countTerms(train);
    const answers = train.map(({ label }) => labels.map((one) => one === label));
    const work = fitTexts(
      { texts, answers, labels: labels.length },
      [...train.keys()],
      fitOptions(train.length, labels.length, 1),
    );
    return finished(work);
  });
  const [learning, trained] = timed(() => learnTexts(train, 1));
  const few = drawEach(train, 10, 1);
  const [beside, besideTrained] = timed(() => learnTexts(few.drawn, 1, few.rest));
  const peak = await peakMb(process.pid);
  for (const text of test) trained.classify(text);
  const [asking] = timed(() => {
    for (const { text, setting } of test) trained.classify({ words: readWords(text, lexicon()), setting });
  });
  const [explaining] = timed(() => {
    for (const text of test) ask(trained, text);
  });
  const seconds = (title: string, { wall, cpu }: Cost, target: string) => [
    title,
    wall.toFixed(1),
    cpu.toFixed(1),
    target,
  ];
  const each = (title: string, { wall, cpu }: Cost, target: string) => [
    title,
    ((wall * 1000) / test.length).toFixed(3),
    ((cpu * 1000) / test.length).toFixed(3),
    target,
  ];
  return [
    `${train.length} examples of ${labels.length} labels in one thread. The machine did other work meanwhile: time of the processor is what
it costs, and it includes the threads that collect garbage.`,
    table(
      ['', 'wall clock', 'processor', 'target'],
      [
        seconds('reading the words of all, s', reading, ''),
        seconds('one fit, s', fit, '≤ 8'),
        seconds('learning with five-fold validation and calibration, s', learning, '≤ 45'),
        seconds(
          `the same from ${few.drawn.length} examples beside ${few.rest.length} unlabelled texts, s`,
          beside,
          '',
        ),
        each('asking, a phrase, its words read anew, ms', asking, '≤ .3'),
        each('asking, with the words that decided, ms', explaining, ''),
      ],
    ),
    table(
      ['', 'MB', 'target'],
      [
        ['the model as it is kept', (trained.bytes / 1e6).toFixed(2), '≤ 2'],
        ['the model learned beside unlabelled texts', (besideTrained.bytes / 1e6).toFixed(2), '≤ 2'],
        ['memory while learning, most', peak.toFixed(0), ''],
        ['memory before', before.toFixed(0), ''],
      ],
    ),
  ].join('\n\n');
}

function timed<T>(work: () => T): [Cost, T] {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const made = work();
  const { user, system } = process.cpuUsage(used);
  return [{ wall: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 }, made];
}
