/** What texts that nobody labelled bring where few are labelled: of the same matters, and mixed with others as a workspace has them. */
import { generator, shuffled } from '@earshot/core/random.ts';
import {
  drawEach,
  type LabelledText,
  readBanking,
  readInsurance,
  readTurns,
  wordsOnly,
} from './classifier-texts.ts';
import {
  accuracyOf,
  ask,
  fitOnly,
  labelsOf,
  learnTexts,
  mean,
  meanAndSpread,
  shareOf,
  type Trained,
} from './classifier-trial.ts';
import { percentile, table } from './results.ts';

const draws = Array.from({ length: 10 }, (_, at) => at + 1);
const fewDraws = draws.slice(0, 4);
const askedDraws = 2;
const kept = 15;
const mixed = 4000;
const lost = 0.05;

type Trial = {
  seed: number;
  drawn: LabelledText[];
  unlabelled: LabelledText[];
  test: readonly LabelledText[];
};
type Compared = { without: number; with: number };

export async function classifierUnlabelled(data: string): Promise<string> {
  const banking = await readBanking(data);
  const insurance = await readInsurance(data);
  const finance = {
    train: wordsOnly(await readTurns(data, 'finance', 'train')),
    test: wordsOnly(await readTurns(data, 'finance', 'test')),
  };
  const each = (count: number) => (seed: number) => {
    const { drawn, rest } = drawEach(banking.train, count, seed);
    return { seed, drawn, unlabelled: rest, test: banking.test };
  };
  const ofInsurance = (seed: number): Trial => {
    const { drawn, rest } = drawEach(insurance, 5, seed);
    return {
      seed,
      drawn,
      unlabelled: rest.filter((_, at) => at % 2 === 0),
      test: rest.filter((_, at) => at % 2 > 0),
    };
  };
  const turns = (seed: number): Trial => {
    const order = shuffled(finance.train, generator(seed));
    return { seed, drawn: order.slice(0, 300), unlabelled: order.slice(300), test: finance.test };
  };
  const rows = [
    { title: 'BANKING77, 10 of each, the rest unlabelled', trials: draws.map(each(10)), target: '≥ .015' },
    { title: 'BANKING77, 5 of each, the rest unlabelled', trials: draws.map(each(5)), target: '≥ .010' },
    {
      title: 'NatCS insurance, 5 of each, half of the rest unlabelled',
      trials: draws.map(ofInsurance),
      target: '',
    },
    {
      title: 'MultiDoGO finance, 300 turns by chance, the rest unlabelled',
      trials: fewDraws.map(turns),
      target: '',
    },
  ].map(({ title, trials, target }) => {
    const compared = trials.map(({ seed, drawn, unlabelled, test }) => ({
      without: accuracyOf(fitOnly(drawn, seed), test),
      with: accuracyOf(fitOnly(drawn, seed, unlabelled), test),
    }));
    const asked = trials.slice(0, askedDraws);
    const taken = asked.filter(
      ({ drawn, seed, unlabelled }) => learnTexts(drawn, seed, unlabelled).beside > 0,
    );
    return comparedRow(title, compared, [`${taken.length} of ${asked.length}`, target]);
  });
  const others = [
    ...shuffled(finance.train, generator(1)).slice(0, mixed / 2),
    ...shuffled(wordsOnly(await readTurns(data, 'airline', 'dev')), generator(1)).slice(0, mixed / 2),
  ];
  const noticed = fewDraws.map((seed) => inAMixture(banking, { others, insurance }, seed));
  const of = (title: string, share: keyof Noticed) =>
    comparedRow(
      title,
      noticed.map((one) => ({ without: one.without[share], with: one.with[share] })),
    );
  const head = ['', 'labelled texts only', 'with the others', 'difference'];
  return [
    table([...head, 'found useful', 'target of the difference'], rows),
    `Where the unlabelled texts are a mixture (10 examples of each of ${77 - kept} intents; ${mixed} other texts of BANKING77, those of
the ${kept} other intents among them, and ${others.length} turns of MultiDoGO), and what is noticed to be unknown where 5 % of the known are lost:`,
    table(head, [
      of('accuracy', 'accuracy'),
      of('near, the intents that were kept out', 'near'),
      of('far, requests to an insurance', 'far'),
    ]),
    note,
  ].join('\n\n');
}

/** The difference is of the same draw; ± one standard deviation over draws. */
function comparedRow(title: string, compared: readonly Compared[], more: readonly string[] = []): string[] {
  const difference = meanAndSpread(compared.map((one) => one.with - one.without));
  const row = [
    title,
    meanAndSpread(compared.map(({ without }) => without)),
    meanAndSpread(compared.map((one) => one.with)),
    mean(compared.map((one) => one.with - one.without)) < 0 ? difference : `+${difference}`,
    ...more,
  ];
  process.stderr.write(`${row.join(' | ')}\n`);
  return row;
}

type Noticed = { accuracy: number; near: number; far: number };

function inAMixture(
  { train, test }: { train: readonly LabelledText[]; test: readonly LabelledText[] },
  { others, insurance }: { others: readonly LabelledText[]; insurance: readonly LabelledText[] },
  seed: number,
): { without: Noticed; with: Noticed } {
  const out = new Set(shuffled(labelsOf(train), generator(seed)).slice(0, kept));
  const isKnown = ({ label }: LabelledText) => !out.has(label);
  const { drawn } = drawEach(train.filter(isKnown), 10, seed);
  const taken = new Set(drawn);
  const rest = shuffled(
    train.filter((text) => !taken.has(text)),
    generator(seed),
  ).slice(0, mixed);
  const noticedBy = (trained: Trained): Noticed => {
    const known = test.filter(isKnown);
    const least = percentile(
      known.map((text) => ask(trained, text).score),
      lost,
    );
    const below = (texts: readonly LabelledText[]) =>
      shareOf(texts, (text) => ask(trained, text).score < least);
    return {
      accuracy: accuracyOf(trained, known),
      near: below(test.filter((text) => !isKnown(text))),
      far: below(insurance),
    };
  };
  return {
    without: noticedBy(fitOnly(drawn, seed)),
    with: noticedBy(fitOnly(drawn, seed, [...rest, ...others])),
  };
}

const note = `How much a text counts that nobody labelled, and what is made of it, was chosen on texts of the training part of BANKING77 only.
The learner takes them only where more of its examples are then told rightly in five-fold validation: of the first ${askedDraws} draws, so
often it *found* them *useful*.`;
