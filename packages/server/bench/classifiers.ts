/** Classifiers against what people say of texts: how often they are right, whether they know how sure they are, what they cost. */
import { classifierAccuracy } from './classifier-accuracy.ts';
import { classifierActive } from './classifier-active.ts';
import { classifierApi } from './classifier-api.ts';
import { classifierCalibration } from './classifier-calibration.ts';
import { classifierSpeed } from './classifier-speed.ts';
import { classifierUnknown } from './classifier-unknown.ts';
import { classifierUnlabelled } from './classifier-unlabelled.ts';
import { writeResults } from './results.ts';

/** Each part is written by itself; memory is measured before others have taken any. */
const parts: Record<string, (data: string) => Promise<string>> = {
  speed: classifierSpeed,
  api: classifierApi,
  accuracy: classifierAccuracy,
  calibration: classifierCalibration,
  unknown: classifierUnknown,
  active: classifierActive,
  unlabelled: classifierUnlabelled,
};

/** `only`: the part that is measured; all without it. */
export async function benchClassifiers({
  data,
  only,
}: {
  data: string | undefined;
  only?: string | undefined;
}): Promise<void> {
  if (data === undefined) throw new Error('classifiers needs --data DIR');
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`classifiers has the parts ${Object.keys(parts).join(', ')}`);
  for (const [name, measure] of chosen)
    await writeResults(
      `classifiers-${name}`,
      `classifiers --data DIR --only ${name}`,
      `**Classifiers, ${name}**\n\n${await measure(data)}`,
    );
}
