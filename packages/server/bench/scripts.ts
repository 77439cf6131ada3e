/**
 * Scripted sentences put into dialogues that people wrote, as written, nearly so and in other words, with words misheard: how many
 * are found, how many that nobody said, and how long that takes.
 */
import { generator } from '@earshot/core/testing/random.ts';
import { table, writeResults } from './results.ts';
import { longCalls, readCalls, type SpokenLine } from './script-calls.ts';
import { bagOfLemmas, earshot, exactPhrase, type Method, takenFrom } from './script-methods.ts';
import { cyrillicNote, describeTrial, falseNote } from './script-notes.ts';
import { speedOf } from './script-speed.ts';
import type { Way } from './script-steps.ts';
import { russianSteps, ukrainianSteps } from './script-steps-cyrillic.ts';
import { heldOutSteps } from './script-steps-held-out.ts';
import { tunedSteps } from './script-steps-tuned.ts';
import { templateCalls } from './script-templates.ts';
import { falseSteps, found, hearingOf, rates, type Trial } from './script-trial.ts';

const allSteps = [...tunedSteps, ...heldOutSteps];
/** False steps allowed in 100 calls in which 40 are sought. */
const budget = 2;
const longCount = 100;

const required: Partial<Record<Way, string>> = {
  step: '≥ .99 / .98 / .98 / .93',
  close: '≥ .98 / .93 / .85 / .62',
};
const wayNames: Record<Way, string> = {
  step: 'as written',
  close: 'nearly as written',
  other: 'in other words',
  negated: 'the opposite, by one word',
  near: 'many of the words, something else',
};

export async function benchScripts({ data }: { data: string | undefined }): Promise<void> {
  if (data === undefined) throw new Error('scripts needs --data DIR');
  const { agents, customers } = await readCalls(data);
  const hear = hearingOf([...agents, ...customers], allSteps);
  const english = { language: 'en', hear };
  const tuned = { ...english, steps: tunedSteps, calls: everySecond(agents, 0) };
  const heldOut = { ...english, steps: heldOutSteps, calls: everySecond(agents, 1) };
  const whole = { ...english, steps: allSteps, calls: agents };
  const threshold = bagThreshold(tuned, everySecond(customers, 0));
  const heldOutCustomers = { ...heldOut, calls: everySecond(customers, 1) };
  const random = generator(8);
  const long = {
    agents: longCalls(agents, longCount, random),
    customers: longCalls(customers, longCount, random),
  };
  const falseRows = [
    ...falseRowsOf('other half: agents', heldOut, threshold),
    ...falseRowsOf('other half: customers', heldOutCustomers, threshold),
    ...falseRowsOf('all: agents', whole, threshold),
    ...falseRowsOf('all: customers', { ...whole, calls: customers }, threshold),
    ...falseRowsOf('all: agents, 1,000 words', { ...whole, calls: long.agents }, threshold),
    ...falseRowsOf('all: customers, 1,000 words', { ...whole, calls: long.customers }, threshold),
  ];
  const cyrillic = (name: string, language: string, steps: Trial['steps']) => {
    const calls = templateCalls(language);
    const trial = { steps, calls, language, hear: hearingOf(calls, steps) };
    return [
      ...recallRows(name, trial, threshold, ['step', 'close', 'negated']),
      ...falseRowsOf(`${name}: false steps per 100 calls`, trial, threshold).map((row) => [...row, '']),
    ];
  };
  const errors = rates.map((rate) => `${rate * 100} % misheard`);
  const body = [
    describeTrial({ threshold, budget, agents: agents.length, customers: customers.length }),
    table(
      ['said', ...errors, 'required'],
      [
        ...recallRows('other half', heldOut, threshold, ['step', 'close', 'other']),
        ...recallRows('all', whole, threshold, ['step', 'close', 'other']),
      ],
    ),
    'What must not pass for the sentence, said + unsure:',
    table(['', ...errors, ''], recallRows('all', whole, threshold, ['negated', 'near'])),
    falseNote,
    table(['', ...errors], falseRows),
    cyrillicNote,
    table(
      ['', ...errors, ''],
      [...cyrillic('Ukrainian', 'uk', ukrainianSteps), ...cyrillic('Russian', 'ru', russianSteps)],
    ),
    speedOf(allSteps, long.agents, threshold),
  ];
  await writeResults('scripts', 'scripts --data DIR', body.join('\n\n'));
}

const everySecond = <Item>(list: readonly Item[], from: 0 | 1) => list.filter((_, at) => at % 2 === from);

const methodsFor = ({ steps, language }: Trial, threshold: number): [string, Method][] => [
  ['Earshot', earshot(steps, language)],
  ['bag of lemmas', takenFrom(bagOfLemmas(steps, language), threshold)],
  ['exact phrase', exactPhrase(steps, language)],
];

type Row = (string | number)[];

function recallRows(name: string, trial: Trial, threshold: number, ways: readonly Way[]): Row[] {
  const methods = methodsFor(trial, threshold);
  const asked = methods.map(([, method]) => method);
  return ways.flatMap((way) => {
    const byRate = rates.map((rate) => found(trial, way, rate, asked));
    return methods.map(([method], at): Row => {
      const cells = byRate.map((shares) => {
        const { said = 0, unsure = 0 } = shares[at] ?? {};
        return unsure === 0 ? said.toFixed(3) : `${said.toFixed(3)} + ${unsure.toFixed(3)}`;
      });
      const target = at === 0 ? (required[way] ?? '') : '';
      return [`${name}, ${wayNames[way]}: ${method}`, ...cells, target];
    });
  });
}

function falseRowsOf(name: string, trial: Trial, threshold: number): Row[] {
  const plain = { ...trial, steps: trial.steps.filter(({ isSaidAnyway }) => !isSaidAnyway) };
  const methods = methodsFor(trial, threshold).filter(([method]) => method !== 'exact phrase');
  if (plain.steps.length < trial.steps.length)
    methods.push(['Earshot, without the sentence about the name', earshot(plain.steps, trial.language)]);
  const asked = methods.map(([, method]) => method);
  const byRate = rates.map((rate) => falseSteps(trial, rate, asked));
  return methods.map(([method], at) => [
    `${name}, ${trial.calls.length} calls: ${method}`,
    ...byRate.map((counts) => (counts[at] ?? 0).toFixed(1)),
  ]);
}

/** The least threshold of a bag that keeps to the budget of the tuned half's steps at every share of misheard words. */
function bagThreshold(trial: Trial, customers: readonly SpokenLine[][]): number {
  const thresholds = Array.from({ length: 100 }, (_, at) => (at + 1) / 100);
  const bag = bagOfLemmas(trial.steps, trial.language);
  const most = (budget * trial.steps.length) / allSteps.length;
  const kinds = [trial.calls, customers];
  return (
    thresholds.find((threshold) =>
      kinds.every((calls) =>
        rates.every(
          (rate) => (falseSteps({ ...trial, calls }, rate, [takenFrom(bag, threshold)])[0] ?? 0) <= most,
        ),
      ),
    ) ?? 1
  );
}
