import type { Report } from './report.ts';

type Bin = Report['reliability'][number];

/** Of fewer answers it is chance how often they are right. */
const fewestAnswers = 10;

const gapOf = ({ probability, right, n }: Bin) => Math.abs(probability - right / n);

/** The two of those that tell most, in their order: the most answers that lean to yes, and those that are furthest from what was said. */
export function tellingBins(bins: readonly Bin[]): Bin[] {
  const [most] = bins.filter(({ from }) => from >= 0.5).sort((one, other) => other.n - one.n);
  const [furthest] = bins
    .filter((bin) => bin !== most && bin.n >= fewestAnswers)
    .sort((one, other) => gapOf(other) - gapOf(one));
  return bins.filter((bin) => bin === most || bin === furthest);
}
