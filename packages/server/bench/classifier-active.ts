/** How many labels it takes until a classifier is good, where it says itself what it wants to know, and where chance does. */
import { nearCopies } from '@earshot/core/classifiers/near-copies.ts';
import { pickExamples } from '@earshot/core/classifiers/pick-examples.ts';
import { generator, shuffled } from '@earshot/core/random.ts';
import { type LabelledText, readBanking } from './classifier-texts.ts';
import { accuracyOf, fitOnly, mean, type Trained } from './classifier-trial.ts';
import { table } from './results.ts';

const seeds = [1, 2, 3, 4, 5];
const begin = 200;
const batch = 100;
const enough = 0.8;
const most = 2600;

/** Which of the texts are asked about next, by their places. */
type Choose = (left: readonly number[], trained: Trained) => readonly number[];

export async function classifierActive(data: string): Promise<string> {
  const { train, test } = await readBanking(data);
  const copies = nearCopies(train.map(({ words }) => words));
  const least = (seed: number): Choose => {
    const random = generator(seed);
    return (left, trained) =>
      pickExamples(
        left.map((at) => ({
          id: at,
          lead: trained.classify(train[at] as LabelledText).lead,
          proposed: false,
          copies: copies[at] ?? at,
        })),
        batch,
        random,
      ).map(({ id }) => id);
  };
  const trials = seeds.map((seed) => {
    const order = shuffled([...train.keys()], generator(seed));
    const needed = (choose: Choose) => labelsNeeded(train, test, order, seed, choose);
    const trial = { asked: needed(least(seed)), random: needed((left) => left.slice(0, batch)) };
    process.stderr.write(`${JSON.stringify(trial)}\n`);
    return trial;
  });
  const row = (title: string, of: (trial: (typeof trials)[number]) => number, target: string) => {
    const values = trials.map(of);
    return [title, mean(values).toFixed(0), `${Math.min(...values)} – ${Math.max(...values)}`, target];
  };
  const ratios = trials.map(({ asked, random }) => asked / random);
  return [
    `Labels until ${enough.toFixed(2)} of the ${test.length} test texts of BANKING77 are told rightly: ${begin} by chance, then ${batch} at a time, ${seeds.length} seeds.`,
    table(
      ['order', 'labels, mean', 'least – most', 'target'],
      [
        row('by chance', ({ random }) => random, ''),
        row('least certain, a fifth by chance', ({ asked }) => asked, '≤ 1,150'),
        [
          'of the labels by chance',
          mean(ratios).toFixed(2),
          `${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)}`,
          '≤ .75',
        ],
      ],
    ),
  ].join('\n\n');
}

/** Labels one batch after the other until it is good enough; between two batches the labels are those on the line between them. */
function labelsNeeded(
  train: readonly LabelledText[],
  test: readonly LabelledText[],
  order: readonly number[],
  seed: number,
  choose: Choose,
): number {
  const asked = new Set(order.slice(0, begin));
  let before = { labels: 0, accuracy: 0 };
  for (;;) {
    const trained = fitOnly(
      [...asked].map((at) => train[at] as LabelledText),
      seed,
    );
    const now = { labels: asked.size, accuracy: accuracyOf(trained, test) };
    if (now.accuracy >= enough || asked.size >= most)
      return Math.round(
        before.labels +
          ((now.labels - before.labels) * (enough - before.accuracy)) / (now.accuracy - before.accuracy),
      );
    before = now;
    const left = order.filter((at) => !asked.has(at));
    for (const at of choose(left, trained)) asked.add(at);
  }
}
