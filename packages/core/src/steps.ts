/** Work that lets others have a turn between its steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does work that comes in steps to its end, without anybody else having a turn between them. */
export function finished<Result>(steps: Generator<unknown, Result, undefined>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
