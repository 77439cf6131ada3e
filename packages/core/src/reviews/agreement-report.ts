import {
  type Agreement,
  agreementByCall,
  agreementOf,
  fewestUnits,
  kappaOf,
} from '../agreement/agreement.ts';
import { type AnsweredUnit, answerPairs } from '../agreement/answers.ts';
import type { NumberedQuestion } from '../goals/questions.ts';
import type { QuestionAgreement } from './agreement.api.ts';
import { type BlindAnswer, levelOf, machineUnits, peopleUnits } from './agreement-rows.ts';

const none: Agreement = { n: 0, reason: 'too_few', percent: null, kappa: null, alpha: null };

/** Weeks that are shown, and over how many each of them looks back. */
const weeksShown = 12;
const weekMs = 7 * 86_400_000;
/** Calls that a pair of answers names; there may be more. */
const mostCalls = 200;

export type QuestionFigures = Pick<QuestionAgreement, 'machine' | 'people' | 'weeks' | 'pairs'>;

/**
 * How far machine and people agree about a question, and people among each other. `rows`: what people answered to it blind, the question
 * being worded as it is now; `ends`: the end of the last week.
 */
export function agreementOfQuestion(
  question: Pick<NumberedQuestion, 'mode'>,
  rows: readonly BlindAnswer[],
  ends: Date,
): QuestionFigures {
  const level = levelOf(question.mode);
  if (level === null) return { machine: none, people: none, weeks: [], pairs: [] };
  const compared = machineUnits(rows, level);
  const machine = agreementOf(
    compared.map(({ unit }) => unit),
    { level },
  );
  const people = agreementOf(
    peopleUnits(rows, level).map(({ unit }) => unit),
    { level },
  );
  return {
    machine,
    people,
    weeks: machine.n < fewestUnits ? [] : weekly(compared, ends),
    pairs: level === 'nominal' ? pairsOf(compared) : [],
  };
}

type Compared = { file_id: string; submitted_at: Date; unit: AnsweredUnit };

/** κ week by week, each over the twelve weeks that end with it. */
function weekly(compared: readonly Compared[], ends: Date): QuestionAgreement['weeks'] {
  return Array.from({ length: weeksShown }, (_, at) => {
    const end = ends.getTime() - (weeksShown - 1 - at) * weekMs;
    const some = compared.filter(
      ({ submitted_at }) =>
        submitted_at.getTime() < end && submitted_at.getTime() >= end - weeksShown * weekMs,
    );
    const { n, kappa } = kappaOf(some.map(({ unit }) => unit));
    return {
      week: new Date(end - weekMs).toISOString().slice(0, 10),
      n,
      value: kappa?.value ?? null,
      low: kappa?.low ?? null,
      high: kappa?.high ?? null,
    };
  });
}

function pairsOf(compared: readonly Compared[]): QuestionAgreement['pairs'] {
  const told = compared.filter(({ unit }) => unit.every((answer) => answer !== null));
  return Array.from(
    Map.groupBy(told, ({ unit }) => JSON.stringify(unit)),
    ([, some]) => ({
      machine: String(some[0]?.unit[0]),
      person: String(some[0]?.unit[1]),
      calls: some.length,
      file_ids: some.slice(0, mostCalls).map(({ file_id }) => file_id),
    }),
  ).sort(
    (one, other) =>
      other.calls - one.calls ||
      (`${one.machine} ${one.person}` < `${other.machine} ${other.person}` ? -1 : 1),
  );
}

type Asked = { question: NumberedQuestion; rows: readonly BlindAnswer[] };

/** All questions of a form at once whose answers have no order, between machine and people; calls are drawn anew. */
export const machineOfForm = (asked: readonly Asked[]): Agreement =>
  agreementByCall(
    byCall(asked, ({ rows }) => machineUnits(rows, 'nominal')),
    { level: 'nominal' },
  );

/** The same among people. */
export const peopleOfForm = (asked: readonly Asked[]): Agreement =>
  agreementByCall(
    byCall(asked, ({ rows }) => peopleUnits(rows, 'nominal')),
    { level: 'nominal' },
  );

function byCall(
  asked: readonly Asked[],
  unitsOf: (one: Asked) => { file_id: string; unit: AnsweredUnit }[],
): AnsweredUnit[][] {
  const units = asked
    .filter(({ question }) => levelOf(question.mode) === 'nominal')
    .flatMap((one) =>
      unitsOf(one).map(({ file_id, unit }) => ({
        file_id,
        // The same word is another answer to another question.
        unit: unit.map((answer) => (answer === null ? null : `${one.question.mode} ${answer}`)),
      })),
    );
  return Array.from(Map.groupBy(units, ({ file_id }) => file_id).values(), (some) =>
    some.map(({ unit }) => unit),
  );
}

/** A total that somebody gave a call, beside that of the machine. */
export type BlindTotal = {
  file_id: string;
  user_id: number;
  score: number | null;
  machine_score: number | null;
};

const mean = (values: readonly number[]): number | null =>
  values.length < fewestUnits ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** By how many points two totals of one call differ, in the mean; null for fewer than twenty. */
export function totalsDiffer(totals: readonly BlindTotal[]): {
  machine: number | null;
  people: number | null;
} {
  const besideMachine = totals.flatMap(({ score, machine_score }) =>
    score === null || machine_score === null ? [] : [Math.abs(score - machine_score)],
  );
  const people = [...Map.groupBy(totals, ({ file_id }) => file_id).values()].flatMap((some) =>
    answerPairs([some.map(({ score }) => score)]).map(([one, other]) =>
      Math.abs(Number(one) - Number(other)),
    ),
  );
  return { machine: mean(besideMachine), people: mean(people) };
}

/** A reviewer beside the expert, on the calls that both scored blind: how far they agree, and who gives more points. */
export function besideExpert(
  asked: readonly Asked[],
  totals: readonly BlindTotal[],
  { expert, user_id }: { expert: number; user_id: number },
): { agreement: Agreement; points: number | null } {
  const both = asked.map(({ question, rows }) => ({
    question,
    rows: rows.filter((row) => row.user_id === user_id || row.user_id === expert),
  }));
  const references = new Map(
    totals.filter((one) => one.user_id === expert).map((one) => [one.file_id, one.score]),
  );
  const differences = totals.flatMap((one) => {
    const reference = references.get(one.file_id) ?? null;
    return one.user_id !== user_id || one.score === null || reference === null ? [] : [one.score - reference];
  });
  return { agreement: peopleOfForm(both), points: mean(differences) };
}
