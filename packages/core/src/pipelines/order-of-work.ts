import type { MediaType } from './elements.ts';

/** What is known of a conversation before it is looked at. */
export type Arrived = { type: MediaType; extension: string; size_bytes: number };

/** Telephone sound as it is; files that are not packed have at least so much a second, at 8 kHz and two bytes a sample. */
const plainBytesPerSecond = 16_000;
/** MP3, Ogg and their like at 32 kbit/s, which is little: the length is taken for more rather than for less. */
const packedBytesPerSecond = 4000;
const plain: ReadonlySet<string> = new Set(['wav', 'pcm']);

/** Recognition on this machine is about twice as fast as the call was. */
const workOfASecond = 0.5;
const leastSeconds = 1;

/** How many seconds a recording is likely to last, guessed from its size: nothing has read it yet. */
export function likelySoundSeconds({ extension, size_bytes }: Omit<Arrived, 'type'>): number {
  return size_bytes / (plain.has(extension) ? plainBytesPerSecond : packedBytesPerSecond);
}

/** How many seconds of work a conversation is likely to be. */
export function likelyWorkSeconds(arrived: Arrived): number {
  if (arrived.type === 'text') return leastSeconds;
  return Math.max(leastSeconds, Math.round(likelySoundSeconds(arrived) * workOfASecond));
}

/**
 * What has a place of its own, so that it never waits for recordings to end: chats and ready transcripts. How long even a
 * short recording takes depends on an engine or a server elsewhere.
 */
export const isQuick = ({ type }: Pick<Arrived, 'type'>): boolean => type === 'text';

/** How much longer than it takes a conversation may wait before shorter ones that came later no longer go first. */
const patience = 2;
/** Keeps the numbers small: the queue holds 32 bits. */
const epoch = Date.UTC(2026, 0, 1);

/**
 * Which of two conversations that wait is taken first: the one with the higher number. Each has a moment by which it should
 * have been done: when it came, and twice as long as it is likely to take. The earliest goes first, so short ones pass long
 * ones, and a long one is passed no more once its moment has come: nothing starves. (Earliest deadline first, Liu and
 * Layland 1973.)
 */
export function priorityOf(arrivedAt: Date, workSeconds: number): number {
  return -Math.round((arrivedAt.getTime() - epoch) / 1000 + patience * workSeconds);
}

/** The seconds of work that a priority was made with: all that the queue itself knows of how long something takes. */
export function workSecondsOf(priority: number, arrivedAt: Date): number {
  return Math.max(leastSeconds, (-priority - (arrivedAt.getTime() - epoch) / 1000) / patience);
}
