import { z } from 'zod';

export const goalOutcomes = ['passed', 'failed', 'open', 'decided'] as const;
export type GoalOutcome = (typeof goalOutcomes)[number];

/** Whether a score is published, or only what the machine says so far. */
export const goalStages = ['published', 'machine'] as const;

const Percent = z.number().min(0).max(100).nullable().default(null);

/**
 * What a goal makes of a call: its score between two limits that belong to it, null is open; whether it passed, `open` is what is
 * neither yet and `decided` what is either; whether it is published; and a question that is answered, or what its answer earns.
 */
export const GoalScoreFilter = z
  .object({
    goal_id: z.int(),
    start: Percent,
    to: Percent,
    outcome: z.enum(goalOutcomes).nullable().default(null),
    /** Filters that were saved before these came have none of them. */
    stage: z.enum(goalStages).optional(),
    question_id: z.int().min(1).optional(),
    /** What the answer to that question earns of its points, between two limits; both open: it is known. */
    credit: z.object({ start: Percent, to: Percent }).optional(),
  })
  .refine(({ question_id, credit }) => question_id !== undefined || credit === undefined, {
    message: 'a question whose answer earns points',
  });
export type GoalScoreFilter = z.infer<typeof GoalScoreFilter>;

const limits = String.raw`(\d{1,3}(?:\.\d{1,20})?)?\.\.(\d{1,3}(?:\.\d{1,20})?)?`;
const written = new RegExp(
  String.raw`^(\d{1,15}):${limits}(?::(passed|failed|open|decided))?(?::(published|machine))?(?::q(\d{1,9})(=${limits})?)?$`,
);

/** Reads `12:0..49.5,14:..:passed:published,14:..:q3,14:..:q3=50..`; undefined when that is not what it says. */
export function readGoalScoreFilters(text: string): GoalScoreFilter[] | undefined {
  const parts = text.split(',').filter(Boolean);
  const filters = parts.flatMap((part) => {
    const [, id, start, to, outcome, stage, question, credit, least, most] = written.exec(part) ?? [];
    const limit = (edge: string | undefined) => (edge === undefined ? null : Number(edge));
    const read = GoalScoreFilter.safeParse({
      goal_id: Number(id),
      start: limit(start),
      to: limit(to),
      outcome: outcome ?? null,
      stage,
      question_id: question === undefined ? undefined : Number(question),
      credit: credit === undefined ? undefined : { start: limit(least), to: limit(most) },
    });
    return read.success ? [read.data] : [];
  });
  return filters.length === parts.length ? filters : undefined;
}

/** The opposite of `readGoalScoreFilters`. */
export const writeGoalScoreFilters = (filters: readonly GoalScoreFilter[]): string =>
  filters
    .map(({ goal_id, start, to, outcome, stage, question_id, credit }) => {
      const earned = credit === undefined ? '' : `=${between(credit)}`;
      const question = question_id === undefined ? null : `q${question_id}${earned}`;
      const more = [outcome, stage, question].flatMap((one) =>
        one === null || one === undefined ? [] : [`:${one}`],
      );
      return `${goal_id}:${between({ start, to })}${more.join('')}`;
    })
    .join(',');

const between = ({ start, to }: Pick<GoalScoreFilter, 'start' | 'to'>): string =>
  `${start ?? ''}..${to ?? ''}`;
