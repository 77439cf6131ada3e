/** Classifiers against what people say of texts: how often they are right, whether they know how sure they are, what they cost. */
import { accuracyNote, classifierAccuracy } from './classifier-accuracy.ts';
import { writeResults } from './results.ts';

/** Each part is written by itself. */
const parts: Record<string, (data: string) => Promise<string>> = {
  accuracy: async (data) => [await classifierAccuracy(data), accuracyNote].join('\n\n'),
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
  const chosen = Object.keys(parts).filter((name) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`classifiers has the parts ${Object.keys(parts).join(', ')}`);
  for (const name of chosen) {
    const body = await parts[name]?.(data);
    await writeResults(`classifiers-${name}`, `classifiers --data DIR --only ${name}`, body ?? '');
  }
}
