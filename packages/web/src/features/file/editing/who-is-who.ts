import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';

/** Nobody in the call of whom it is not known which side they are on. */
export function everybodyHasRole({ speakers }: Pick<Transcript, 'speakers'>): boolean {
  return speakers.length > 0 && speakers.every(({ role }) => role !== null);
}

/** Whether turning two sides round is not enough: there are not two of them, or nobody knows which is which. */
export function asksWhoIsWho(
  { channel_mode }: Pick<File, 'channel_mode'>,
  transcript: Pick<Transcript, 'speakers'>,
): boolean {
  const { length } = transcript.speakers;
  return length > 0 && (channel_mode !== 'stereo' || length !== 2 || !everybodyHasRole(transcript));
}

/** How somebody is told from the others: how much they say, and their first words. */
export type Introduced = { speaker: Speaker; phrases: number; first: Phrase | null };

/** Everybody in the call, in the order of the transcript. */
export function introduce({ speakers, phrases }: Pick<Transcript, 'speakers' | 'phrases'>): Introduced[] {
  return speakers.map((speaker) => {
    const own = phrases.filter((phrase) => phrase.speaker === speaker.id);
    return { speaker, phrases: own.length, first: own[0] ?? null };
  });
}
