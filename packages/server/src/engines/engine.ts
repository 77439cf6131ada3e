import type { CodedError } from '@earshot/core/files/files.ts';
import type { EngineId } from '@earshot/core/speech/speech.ts';
import type { Word } from '@earshot/core/transcripts/transcripts.ts';

/** A stretch of speech to recognise: 16 kHz mono signed 16-bit little-endian samples in a local file. */
export type SegmentRequest = {
  pcm_path: string;
  /** Positions in the call, padding included. */
  start_ms: number;
  end_ms: number;
  /** ISO 639-1, or null to let the engine find out. */
  language: string | null;
};

/** Word times are positions in the call. */
export type RecognisedSegment = {
  text: string;
  words: Word[];
  language: string | null;
  /** The engine gave no word times; they were laid over the segment. */
  estimated_times: boolean;
};

/** A chosen engine with everything that makes its results different from another's. */
export type EngineSetup = {
  engine: EngineId;
  model: string | null;
  /** Part of the cache key: engine version, model checksum, server address. */
  fingerprint: string;
  grade: 'demo' | 'good';
  /** Segments are at most this long. */
  max_segment_ms: number;
};

/** What the choice for a language came to: a set-up, or why there is none. */
export type EngineResolution = { setup: EngineSetup } | { reason: CodedError };

export type Recogniser = {
  /** Which engine recognises this language with these workspace settings. */
  resolve: (
    settings: { languages: Record<string, { engine: string; model: string | null }> },
    language: string,
  ) => Promise<EngineResolution>;
  /**
   * Recognises one segment on a warm engine process, waiting for a free one. A crash is tried once more on a
   * fresh process; the second one throws a `Failure` with a `speech.*` code.
   */
  recognise: (setup: EngineSetup, request: SegmentRequest, signal: AbortSignal) => Promise<RecognisedSegment>;
  /** How many segments are worked on at once. */
  concurrency: (setup: EngineSetup) => number;
  /** Ends every engine process. */
  stop: () => Promise<void>;
};
