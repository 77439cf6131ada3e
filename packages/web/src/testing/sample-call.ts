import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';

/** A recording of two people on two channels. */
export const sampleFile = (change: Partial<File> = {}): File => ({
  file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998',
  name: 'call.wav',
  type: 'audio',
  extension: 'wav',
  status: 'DONE',
  error: null,
  progress: 1,
  stages: [],
  source: null,
  origin: 'upload',
  operator: 'Maria Kovalenko',
  abonent: 'Daniel Hughes',
  agent_id: null,
  subscriber_id: null,
  direction: 'inbound',
  recorded_at: '2026-01-01T10:00:00Z',
  created: '2026-01-01T10:05:00Z',
  language: 'en',
  language_assumed: false,
  duration_ms: 600_000,
  size_bytes: 1000,
  codec: 'pcm',
  sample_rate: 8000,
  channels: 2,
  channel_mode: 'stereo',
  channel_roles: ['operator', 'abonent'],
  words: null,
  audio_removed: false,
  meta: {},
  tags: [],
  labels: [],
  scores: [],
  emotion: null,
  favorite: false,
  ...change,
});

/** What two people say in turn, three seconds each, a word each half second. */
export function sampleTranscript(...said: string[]): Transcript {
  const phrases = said.map((text, id): Phrase => {
    const start = id * 3000;
    const words = text.split(' ').map((word, at) => ({
      text: word,
      start_ms: start + at * 500,
      end_ms: start + at * 500 + 400,
      confidence: 0.9,
    }));
    const role = id % 2 === 0 ? 'operator' : 'abonent';
    return { id, speaker: role, role, start_ms: start, end_ms: start + 2900, text, words, confidence: 0.9 };
  });
  return {
    language: 'en',
    engine: null,
    model: null,
    version: 1,
    estimated_times: false,
    speakers: [
      { id: 'operator', role: 'operator' },
      { id: 'abonent', role: 'abonent' },
    ],
    phrases,
  } as Transcript;
}
