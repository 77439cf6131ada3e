/** How often a classifier takes a text for what people say of it. */
import { labelFolds } from '@earshot/core/learning/label-folds.ts';
import { generator } from '@earshot/core/random.ts';
import { softmaxAccuracy } from './classifier-baseline.ts';
import {
  drawEach,
  type LabelledText,
  readBanking,
  readInsurance,
  readTurns,
  type Split,
  wordsOnly,
} from './classifier-texts.ts';
import { accuracyOf, fitOnly, labelsOf, meanAndSpread, shareOf } from './classifier-trial.ts';
import { table } from './results.ts';

const seeds = [1, 2, 3];
const draws = Array.from({ length: 10 }, (_, at) => at + 1);

type Trial = Split & { seed: number };
type Row = { title: string; trials: readonly Trial[]; published: string; target: string };

export async function classifierAccuracy(data: string): Promise<string> {
  const banking = await readBanking(data);
  const few = (count: number): Trial[] =>
    draws.map((seed) => ({ train: drawEach(banking.train, count, seed).drawn, test: banking.test, seed }));
  const finance = {
    train: await readTurns(data, 'finance', 'train'),
    test: await readTurns(data, 'finance', 'test'),
  };
  const airline = {
    train: await readTurns(data, 'airline', 'dev'),
    test: await readTurns(data, 'airline', 'test'),
  };
  const rows: Row[] = [
    {
      title: `BANKING77, ${banking.train.length} examples, 3 seeds`,
      trials: seeds.map((seed) => ({ ...banking, seed })),
      published: 'BERT .872, tuned .937; USE .928',
      target: '≥ .915',
    },
    {
      title: 'BANKING77, 10 of each of 77, 10 draws',
      trials: few(10),
      published: 'BERT .676, tuned .834; USE .842',
      target: '≥ .73',
    },
    { title: 'BANKING77, 5 of each, 10 draws', trials: few(5), published: '', target: '≥ .62' },
    ...withAndWithout(`MultiDoGO finance, ${finance.train.length} turns`, finance, '≥ .935'),
    ...withAndWithout(`MultiDoGO airline, ${airline.train.length} turns (dev)`, airline, '≥ .88'),
    {
      title: 'NatCS insurance, five-fold',
      trials: inFolds(await readInsurance(data)),
      published: '',
      target: '≥ .97',
    },
  ];
  const figures = table(
    ['set', 'majority', 'TF-IDF softmax', 'Earshot', 'published', 'target'],
    rows.map(({ title, trials, published, target }) => {
      const row = [
        title,
        meanAndSpread(trials.map(majority)),
        meanAndSpread(trials.map(({ train, test, seed }) => softmaxAccuracy(train, test, seed))),
        meanAndSpread(trials.map(({ train, test, seed }) => accuracyOf(fitOnly(train, seed), test))),
        published,
        target,
      ];
      process.stderr.write(`${row.join(' | ')}\n`);
      return row;
    }),
  );
  return [figures, note].join('\n\n');
}

/** Turns by their words alone, as the baseline sees them, and with their place in the conversation. */
function withAndWithout(title: string, { train, test }: Split, target: string): Row[] {
  const words = { train: wordsOnly(train), test: wordsOnly(test), seed: 1 };
  return [
    { title: `${title}, words only`, trials: [words], published: '', target },
    { title: `${title}, with their place`, trials: [{ train, test, seed: 1 }], published: '', target },
  ];
}

/** Always the commonest label. */
function majority({ train, test }: Trial): number {
  const counts = Map.groupBy(train, ({ label }) => label);
  const usual = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  return shareOf(test, ({ label }) => label === usual);
}

function inFolds(texts: readonly LabelledText[]): Trial[] {
  const labels = labelsOf(texts);
  const folds = labelFolds(
    texts.map(({ group }) => group),
    texts.map(({ label }) => [labels.indexOf(label)]),
    5,
    generator(1),
  );
  return [...new Set(folds)].map((fold) => ({
    train: texts.filter((_, at) => folds[at] !== fold),
    test: texts.filter((_, at) => folds[at] === fold),
    seed: 1,
  }));
}

const note = `± one standard deviation over seeds, draws or folds. The baseline is TF-IDF of single words and a softmax
regression, written for this. Turns of MultiDoGO with several intents count as one of their own. Published: Casanueva et al. 2020,
encoders that were trained on hundreds of millions of sentences elsewhere; nothing is fetched here.`;
