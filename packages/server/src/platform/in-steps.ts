import type { Steps } from '@earshot/core/steps.ts';
import { breathe } from './one-at-a-time.ts';

/** After so long others have their turn. */
const turnMs = 10;

/** Does work in steps, with other requests between them. `then`: done with the last step, before anybody else has a turn. */
export async function inSteps<Result>(
  steps: Steps<Result>,
  then: (result: Result) => void = () => {},
): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      then(step.value);
      return step.value;
    }
    if (performance.now() - began < turnMs) continue;
    await breathe();
    began = performance.now();
  }
}
