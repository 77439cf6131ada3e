import { median } from '../median.ts';
import { type Arrived, likelySoundSeconds, likelyWorkSeconds } from '../pipelines/order-of-work.ts';

/** A conversation as far as it tells how much work it is. */
export type Workload = Arrived & {
  /** Null until its sound has been read. */
  duration_ms: number | null;
  /** Its words came with it and need not be recognised. */
  has_transcript: boolean;
};

/** One that is done, and how long that took. */
export type FinishedWork = Workload & { work_ms: number };

export type WorkEstimate = { seconds: number; is_guess: boolean };

/** What was measured of finished conversations; null where there were too few. */
export type Speed = {
  secondsOfText: number | null;
  /** Seconds of work for a second of sound: without and with a transcript of their own. */
  recognised: number | null;
  transcribed: number | null;
  /** Seconds of sound in a byte, by extension: how much is packed differs from one recorder to the next. */
  soundOfAByte: ReadonlyMap<string, number>;
  /** How much longer recordings took than is guessed of what nobody has measured. */
  ofGuess: number;
};

/** One or two may have been anything. */
const fewest = 3;
/** How fast it goes changes with the engine and with what else the machine does: what was done before says little. */
const most = 25;

/** From what was done last, the latest first. */
export function measureSpeed(finished: readonly FinishedWork[]): Speed {
  const texts = finished.filter(({ type }) => type === 'text').slice(0, most);
  const recordings = finished
    .filter(({ type, duration_ms }) => type === 'audio' && (duration_ms ?? 0) > 0)
    .slice(0, most);
  const perSecond = (has: boolean) =>
    middle(
      recordings
        .filter(({ has_transcript }) => has_transcript === has)
        .map(({ work_ms, duration_ms }) => work_ms / (duration_ms ?? 1)),
    );
  const soundOfAByte = new Map<string, number>();
  for (const [extension, ones] of Map.groupBy(recordings, (one) => one.extension)) {
    const found = middle(ones.map(({ duration_ms, size_bytes }) => (duration_ms ?? 0) / 1000 / size_bytes));
    if (found !== null) soundOfAByte.set(extension, found);
  }
  return {
    secondsOfText: middle(texts.map(({ work_ms }) => work_ms / 1000)),
    recognised: perSecond(false),
    transcribed: perSecond(true),
    soundOfAByte,
    ofGuess: middle(recordings.map((one) => one.work_ms / 1000 / likelyWorkSeconds(one))) ?? 1,
  };
}

const middle = (values: readonly number[]) => (values.length < fewest ? null : median(values));

/** How many seconds of work a conversation is, by what was measured; else the guess by which it has its place. */
export function estimateWork(speed: Speed, one: Workload): WorkEstimate {
  if (one.type === 'text') {
    const seconds = speed.secondsOfText;
    return seconds === null
      ? { seconds: likelyWorkSeconds(one), is_guess: true }
      : { seconds, is_guess: false };
  }
  const perSecond = one.has_transcript ? speed.transcribed : speed.recognised;
  if (perSecond === null) return { seconds: likelyWorkSeconds(one), is_guess: true };
  const { seconds, is_guess } = soundOf(speed, one);
  return { seconds: seconds * perSecond, is_guess };
}

function soundOf(speed: Speed, one: Workload): WorkEstimate {
  if (one.duration_ms !== null) return { seconds: one.duration_ms / 1000, is_guess: false };
  const ofAByte = speed.soundOfAByte.get(one.extension);
  if (ofAByte !== undefined) return { seconds: one.size_bytes * ofAByte, is_guess: false };
  return { seconds: likelySoundSeconds(one), is_guess: true };
}

/**
 * How many seconds are left of what has been in work for some. What took longer than it should have is taken for as long as
 * it has taken already, so that it never seems to end at once.
 */
export function restSeconds(work: number, worked: number, progress: number): number {
  return Math.max(work, worked) * (1 - progress);
}
