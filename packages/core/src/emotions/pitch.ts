/**
 * The pitch of one frame by YIN: de Cheveigné & Kawahara 2002, "YIN, a fundamental frequency estimator for speech and
 * music", steps 2 to 5. It finds the period even where a telephone line has cut the fundamental away.
 */

/** Voices of adults, from a low man's to a raised woman's. */
const lowestHz = 70;
const highestHz = 400;
/** A dip of the normalised difference below this is a period; the paper uses 0.1 for clean speech, telephones need more. */
const voicedBelow = 0.2;

/** Hz, or null where the frame has no clear period: unvoiced sounds, noise. */
export function pitchOf(frame: Float32Array, sampleRate: number): number | null {
  const longest = Math.min(Math.floor(sampleRate / lowestHz), frame.length >> 1);
  const shortest = Math.max(2, Math.ceil(sampleRate / highestHz));
  const differences = normalisedDifferences(frame, longest);
  for (let lag = shortest; lag < longest; lag += 1) {
    if ((differences[lag] as number) >= voicedBelow) continue;
    while (lag + 1 < longest && (differences[lag + 1] as number) < (differences[lag] as number)) lag += 1;
    return sampleRate / refined(differences, lag);
  }
  return null;
}

/** Step 3: the squared difference of the frame and itself `lag` later, over its mean for all shorter lags. */
function normalisedDifferences(frame: Float32Array, longest: number): Float32Array {
  const width = frame.length - longest;
  const differences = new Float32Array(longest + 1).fill(1);
  let total = 0;
  for (let lag = 1; lag <= longest; lag += 1) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) {
      const difference = (frame[at] as number) - (frame[at + lag] as number);
      sum += difference * difference;
    }
    total += sum;
    differences[lag] = total > 0 ? (sum * lag) / total : 1;
  }
  return differences;
}

/** Step 5: the bottom of the parabola through a dip and its neighbours. */
function refined(differences: Float32Array, lag: number): number {
  const [before, here, after] = [lag - 1, lag, lag + 1].map((at) => differences[at] ?? 1) as [
    number,
    number,
    number,
  ];
  const curve = before - 2 * here + after;
  return curve > 0 ? lag + (before - after) / (2 * curve) : lag;
}
