/** Questions learned from reviews of dialogues, tried on dialogues about other tasks, beside the usual answer and TF-IDF. */
import { bootstrapInterval } from '@earshot/core/agreement/bootstrap-interval.ts';
import { type QuestionName, questionNames, type ReviewedCall, readReviewedCalls } from './learned-calls.ts';
import { describeTrials, doubts, gateNote, ruleNote } from './learned-notes.ts';
import {
  drawHeldOut,
  drawSplits,
  f1Of,
  kappaOf,
  reviewedFor,
  type Split,
  shareRight,
  type Trial,
  type Tried,
  tryOn,
} from './learned-trials.ts';
import { table, writeResults } from './results.ts';

const sizes = [20, 50, 100];
const repeats = 24;
/** Nothing was chosen by how well these are answered. */
const heldOut: ReadonlySet<string> = new Set(['hotel_book', 'restaurant_search']);
const required: Partial<Record<QuestionName, Record<number, string>>> = {
  resolved: { 50: '≥ .40', 100: '≥ .55' },
};

type Run = { question: QuestionName; size: number; trials: Trial[] };

export async function benchLearnedQuestions({ data }: { data: string | undefined }): Promise<void> {
  if (data === undefined) throw new Error('learned-questions needs --data DIR');
  const calls = await readReviewedCalls(data);
  const runs = runsOf(calls, (of, size) => drawSplits(of, size, repeats));
  const held = runsOf(calls, (of, size) => drawHeldOut(of, heldOut, size, repeats));
  const kilobytes = runs.flatMap(({ trials }) =>
    trials.map(({ model }) => Buffer.byteLength(JSON.stringify(model)) / 1024),
  );
  const head = [
    'question, reviews',
    'κ',
    'F1',
    'κ, TF-IDF',
    'F1, TF-IDF',
    'F1, usual',
    'κ, pooled',
    'required κ',
  ];
  const body = [
    describeTrials(calls, { repeats, heldOut, kilobytes }),
    table(head, runs.map(agreementRow)),
    `The same for the tasks that were held out (${[...heldOut].join(', ')}); reviews are drawn from all others:`,
    table(head, held.map(agreementRow)),
    gateNote,
    table(
      [
        'question, reviews',
        'automatic',
        'with a gate',
        'promised',
        'delivered',
        'answered, promised / delivered',
        'usual answer',
      ],
      runs.map(gateRow),
    ),
    ruleNote,
    table(['rule', 'κ', 'F1'], rulesRows(calls)),
    doubts,
  ];
  await writeResults('learned-questions', 'learned-questions --data DIR', body.join('\n\n'));
}

function runsOf(
  calls: readonly ReviewedCall[],
  draw: (of: ReturnType<typeof reviewedFor>, size: number) => Split[],
): Run[] {
  return questionNames.flatMap((question) => {
    const reviewed = reviewedFor(calls, question);
    return sizes.map((size) => ({ question, size, trials: draw(reviewed, size).map(tryOn) }));
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const digits = (value: number) => value.toFixed(2);

/** The mean over repeats, and its interval by drawing them anew. */
function meanOf(trials: readonly Trial[], value: (trial: Trial) => number): string {
  const values = trials.map(value);
  const bounds = bootstrapInterval(values, mean, { seed: 1 });
  return `${digits(mean(values))} [${digits(bounds?.low ?? 0)}, ${digits(bounds?.high ?? 0)}]`;
}

/** All answers of all repeats together, and the interval by drawing tasks anew: repeats have calls in common, and tasks are few. */
function pooled(tried: readonly Tried[], statistic: (of: readonly Tried[]) => number): string {
  if (tried.length === 0) return '–';
  const tasks = [...Map.groupBy(tried, ({ task }) => task).values()];
  const bounds = bootstrapInterval(tasks, (drawn) => statistic(drawn.flat()), { seed: 1, draws: 300 });
  return `${digits(statistic(tried))} [${digits(bounds?.low ?? 0)}, ${digits(bounds?.high ?? 0)}]`;
}

function agreementRow({ question, size, trials }: Run): string[] {
  return [
    `${question}, ${size}`,
    meanOf(trials, ({ learned }) => kappaOf(learned)),
    meanOf(trials, ({ learned }) => f1Of(learned)),
    meanOf(trials, ({ tfIdf }) => kappaOf(tfIdf)),
    digits(mean(trials.map(({ tfIdf }) => f1Of(tfIdf)))),
    digits(mean(trials.map(({ usual }) => f1Of(usual)))),
    pooled(
      trials.flatMap(({ learned }) => learned),
      kappaOf,
    ),
    required[question]?.[size] ?? '',
  ];
}

function gateRow({ question, size, trials }: Run): string[] {
  const gated = trials.filter(({ model }) => model.gate !== null);
  const automatic = trials.filter(({ model }) => model.judgement === 'automatic').length;
  const count = (part: number) => `${part} of ${trials.length}`;
  if (gated.length === 0)
    return [`${question}, ${size}`, count(automatic), count(0), '–', '–', '–', usualShare(trials)];
  const promises = gated.flatMap(({ model }) => model.gate?.agreement ?? []);
  const promised = (['value', 'low', 'high'] as const).map((of) =>
    digits(mean(promises.map((one) => one[of]))),
  );
  const coverage = mean(gated.map(({ model }) => model.gate?.answered ?? 0));
  const answered = gated.reduce((sum, one) => sum + one.gated.length, 0);
  const tried = gated.reduce((sum, one) => sum + one.learned.length, 0);
  return [
    `${question}, ${size}`,
    count(automatic),
    count(gated.length),
    `${promised[0]} [${promised[1]}, ${promised[2]}]`,
    pooled(
      gated.flatMap((one) => one.gated),
      shareRight,
    ),
    `${digits(coverage)} / ${digits(answered / tried)}`,
    usualShare(trials),
  ];
}

const usualShare = (trials: readonly Trial[]) => digits(shareRight(trials.flatMap(({ usual }) => usual)));

function rulesRows(calls: readonly ReviewedCall[]): string[][] {
  const reviewed = reviewedFor(calls, 'resolved');
  const row = (name: string, says: (call: (typeof reviewed)[number]) => boolean) => {
    const tried = reviewed.map((call) => ({ task: call.task, person: call.answer, answer: says(call) }));
    return [name, pooled(tried, kappaOf), digits(f1Of(tried))];
  };
  return [
    row('last word no refusal', ({ reading }) => (reading.features.operator_outcome.value ?? 0) >= 0),
    row('no refusal', ({ reading }) => reading.features.operator_refusals.value === 0),
  ];
}
