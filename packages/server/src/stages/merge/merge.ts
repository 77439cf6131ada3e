import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import { fail } from '@earshot/core/errors.ts';
import { importSidecar, importText, type Laid } from '@earshot/core/transcripts/import-transcript.ts';
import { languageOfText } from '@earshot/core/transcripts/language-of-text.ts';
import { toPhrases } from '@earshot/core/transcripts/phrases.ts';
import { parseTranscript, type TranscriptFileFormat } from '@earshot/core/transcripts/transcript-parser.ts';
import type { RecognisedSegment } from '../../engines/engine.ts';
import type { SpeechSpan } from '../vad/activity.ts';

type Sound = { activity: SpeechSpan[][]; roles: SpeakerRole[]; duration_ms: number };

export type MergeInput =
  | { kind: 'text'; format: TranscriptFileFormat; content: string }
  | ({ kind: 'sidecar'; format: TranscriptFileFormat; content: string } & Sound)
  | ({ kind: 'recognised'; channels: { segments: RecognisedSegment[] }[] } & Sound);

/** `language` is what the words themselves tell, or what their file says. */
export type MergeResult = Laid & { language: string | null };

/** Makes one transcript of what recognition, a sidecar or a chat file gave. */
export async function runMerge(input: MergeInput): Promise<MergeResult> {
  if (input.kind === 'recognised') return mergeRecognised(input);
  const parsed = parseTranscript(input.format, input.content);
  if ('issue' in parsed) throw fail(parsed.issue, parsed.params);
  const { transcript } = parsed;
  const laid = input.kind === 'text' ? importText(transcript) : importSidecar(transcript, input);
  return { ...laid, language: transcript.language ?? detectLanguage(laid.phrases) };
}

function mergeRecognised(input: Extract<MergeInput, { kind: 'recognised' }>): MergeResult {
  const isStereo = input.activity.length === 2;
  const speakers: Speaker[] = input.activity.map((_, channel) => ({
    id: `ch${channel}`,
    role: isStereo ? (input.roles[channel] ?? null) : null,
    channel,
    name: null,
  }));
  const words = input.channels.map(({ segments }, channel) => ({
    speaker: `ch${channel}`,
    words: segments.flatMap((segment) => segment.words),
  }));
  const phrases = toPhrases(words);
  return {
    language: detectLanguage(phrases),
    speakers,
    phrases,
    estimated_times: input.channels.some(({ segments }) =>
      segments.some((segment) => segment.estimated_times),
    ),
    has_turn_times: true,
    duration_ms: input.duration_ms,
  };
}

function detectLanguage(phrases: readonly { text: string }[]): string | null {
  return languageOfText(phrases.map(({ text }) => text).join(' '));
}
