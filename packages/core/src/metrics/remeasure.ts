import type { NewPhrase } from '../call/phrase.ts';
import type { Speaker } from '../call/speaker.ts';
import { certainty, measureCall, rate } from './measure-call.ts';
import type { CallMetrics, SpeakerMetrics } from './metrics.ts';
import { lane } from './turns.ts';

/** What tells who speaks when: a channel for each side, or the transcript alone, if anything does. */
export type SidesFrom = 'channels' | 'transcript';

type Said = { speakers: readonly Speaker[]; phrases: readonly NewPhrase[] };

/**
 * The numbers of a call after its words were corrected, from those that were measured. What is heard in the sound stays
 * as it was; what follows from the words, and from whose they are, is made anew.
 */
export function remeasure(before: CallMetrics, said: Said, sides: SidesFrom): CallMetrics {
  const speakers = speakersOf(before, said);
  const isMeasured = sides === 'transcript' && before.turns.value !== null;
  const lanes = isMeasured
    ? speakers.map(({ id }) =>
        lane(
          id,
          said.phrases.filter(({ speaker }) => speaker === id),
        ),
      )
    : null;
  const hasSound = before.loudness_db.reason !== 'no_audio';
  const words = measureCall({
    duration_ms: before.duration_ms,
    speech: hasSound ? null : (lanes?.flatMap(({ spans }) => spans) ?? null),
    lanes,
    lanesReason: before.turns.reason ?? 'no_times',
    speakers,
    phrases: said.phrases,
    level: null,
    thresholds: before.thresholds,
  });
  if (isMeasured && !hasSound) return words;
  return {
    ...before,
    ...(isMeasured
      ? {
          interruptions: words.interruptions,
          overlap_ms: words.overlap_ms,
          overlap_share: words.overlap_share,
          turns: words.turns,
        }
      : {}),
    words_per_minute: rate(countWords(said.phrases), before.talk_ms.value),
    questions: words.questions,
    recognition_confidence: certainty(said.phrases),
    speakers: words.speakers.map((speaker, at) => {
      const old = formerOf(before, speakers, speakers[at] as Speaker);
      if (isMeasured || old === undefined)
        return { ...speaker, loudness_db: old?.loudness_db ?? speaker.loudness_db };
      const own = said.phrases.filter((phrase) => phrase.speaker === speaker.speaker);
      return ownWords(old, speaker, countWords(own));
    }),
    evidence: {
      ...before.evidence,
      ...(isMeasured
        ? {
            interruptions: words.evidence.interruptions,
            overlaps: words.evidence.overlaps,
            longest_monologues: words.evidence.longest_monologues,
          }
        : {}),
      questions: words.evidence.questions,
    },
  };
}

/** On two channels both sides are measured, also one that says no word. */
function speakersOf(before: CallMetrics, { speakers }: Said): Speaker[] {
  const former = speakers.map((speaker) => formerOf(before, speakers, speaker));
  const silent = before.speakers.filter((one) => !former.includes(one));
  return [
    ...speakers,
    ...silent.map(({ speaker, role }) => ({
      id: speaker,
      role: role as Speaker['role'],
      channel: null,
      name: null,
    })),
  ];
}

/** The side as it was measured; another transcript may call it otherwise, and then the role tells. */
function formerOf(before: CallMetrics, speakers: readonly Speaker[], { id, role }: Speaker) {
  const named = before.speakers.find(({ speaker }) => speaker === id);
  if (named !== undefined || role === null) return named;
  return before.speakers.find(
    (one) => one.role === role && !speakers.some((speaker) => speaker.id === one.speaker),
  );
}

function ownWords(
  old: SpeakerMetrics,
  { speaker, role, questions }: SpeakerMetrics,
  words: number,
): SpeakerMetrics {
  const words_per_minute = old.talk_ms.value === null ? old.talk_ms : rate(words, old.talk_ms.value);
  return { ...old, speaker, role, questions, words_per_minute };
}

function countWords(phrases: readonly NewPhrase[]): number {
  return phrases.reduce((sum, phrase) => sum + phrase.words.length, 0);
}
