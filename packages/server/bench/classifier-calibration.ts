/** Whether a classifier is right as often as it says it is. */
import { calibrationError, reliability } from '@earshot/core/learning/reliability.ts';
import { drawEach, type LabelledText, readBanking, readTurns } from './classifier-texts.ts';
import { ask, learnTexts, mean, meanAndSpread, shareOf, type Told } from './classifier-trial.ts';
import { table } from './results.ts';

const bins = 15;
const sure = 0.9;

export async function classifierCalibration(data: string): Promise<string> {
  const { train, test } = await readBanking(data);
  const few = (count: number) => (seed: number) => ({
    learned: drawEach(train, count, seed).drawn,
    beside: [],
  });
  const withRest = (count: number) => (seed: number) => {
    const { drawn, rest } = drawEach(train, count, seed);
    return { learned: drawn, beside: rest };
  };
  const allOf = (learned: readonly LabelledText[]) => () => ({ learned, beside: [] });
  const rows = [
    { title: 'BANKING77, 10 of each', draws: 5, learned: few(10), asked: test },
    { title: 'the same, the rest unlabelled', draws: 2, learned: withRest(10), asked: test },
    { title: 'BANKING77, 30 of each', draws: 3, learned: few(30), asked: test },
    { title: `BANKING77, all ${train.length}`, draws: 1, learned: allOf(train), asked: test },
  ];
  for (const domain of ['airline', 'finance']) {
    const [learned, asked] = [await readTurns(data, domain, 'dev'), await readTurns(data, domain, 'test')];
    const title = `MultiDoGO ${domain}, ${learned.length} turns`;
    rows.push({ title, draws: 1, learned: allOf(learned), asked });
  }
  return [
    `Texts that were not learned from; ${bins} bins. Of MultiDoGO all turns of conversations are learned, what most of them say among them.`,
    table(
      [
        'examples',
        'draws',
        'ECE',
        'target',
        'said on average',
        'right',
        `sure by ${sure} or more`,
        'of those right',
      ],
      rows.map(({ title, draws, learned, asked }) => {
        const trials = Array.from({ length: draws }, (_, at) => trialOf(learned(at + 1), asked, at + 1));
        const of = (value: (trial: Trial) => number) => meanAndSpread(trials.map(value));
        return [
          title,
          draws,
          of(({ ece }) => ece),
          '≤ .05',
          of(({ said }) => said),
          of(({ right }) => right),
          of(({ sureShare }) => sureShare),
          of(({ sureRight }) => sureRight),
        ];
      }),
    ),
  ].join('\n\n');
}

type Trial = ReturnType<typeof trialOf>;

function trialOf(
  { learned, beside }: { learned: readonly LabelledText[]; beside: readonly LabelledText[] },
  test: readonly LabelledText[],
  seed: number,
) {
  const trained = learnTexts(learned, seed, beside);
  const told = test.map((text) => ({ ...ask(trained, text), is: text.label }));
  const isRight = ({ label, is }: Told & { is: string }) => label === is;
  const certain = told.filter(({ probability }) => probability >= sure);
  const trials = told.map((one) => ({ probability: one.probability, right: isRight(one) }));
  return {
    ece: calibrationError(reliability(trials, bins)),
    said: mean(told.map(({ probability }) => probability)),
    right: shareOf(told, isRight),
    sureShare: certain.length / told.length,
    sureRight: shareOf(certain, isRight),
  };
}
