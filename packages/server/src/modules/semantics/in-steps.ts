import type { Steps } from '@earshot/core/matching/semantics/phrase-store.ts';
import { breathe } from '../../platform/one-at-a-time.ts';

/** Does work in steps, with other requests between them. `then`: done with the last step, before anybody else has a turn. */
export async function inSteps<Result>(
  steps: Steps<Result>,
  then: (result: Result) => void = () => {},
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      then(step.value);
      return step.value;
    }
    await breathe();
  }
}
