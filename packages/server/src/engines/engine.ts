import type { Span } from '@earshot/core/call/span.ts';
import type { Word } from '@earshot/core/call/word.ts';
import type { CodedError } from '@earshot/core/files/files.ts';
import type { Engine, EngineId } from '@earshot/core/speech/speech.ts';

/** A stretch of speech to recognise: 16 kHz mono signed 16-bit little-endian samples in a local file. */
export type SegmentRequest = {
  pcm_path: string;
  /** Positions in the call, padding included. */
  start_ms: number;
  end_ms: number;
  /** Detected speech inside, for laying out words that come without times. */
  speech: Span[];
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
  /** Of the model's files; tells how much memory a process takes. */
  size_bytes: number;
  /** Segments are at most this long. */
  max_segment_ms: number;
  /** Neighbouring stretches of speech share one request up to this length; 0 sends each alone. */
  group_ms: number;
};

/** What the choice for a language came to: a set-up, or why there is none. */
export type EngineResolution = { setup: EngineSetup } | { reason: CodedError };

export type LanguageChoices = { languages: Record<string, { engine: string; model: string | null }> };

/**
 * One warm engine process (or one connection to a server). It works on one segment at a time. When it dies,
 * the segment in hand is rejected with a `Failure` of code `speech.engine_crashed` or
 * `speech.engine_out_of_memory`, and `isAlive` turns false.
 */
export type EngineProcess = {
  transcribe: (request: SegmentRequest, signal: AbortSignal) => Promise<RecognisedSegment>;
  readonly isAlive: boolean;
  stop: () => Promise<void>;
};

/** A kind of engine. Each has its own file; all of them pass one suite. */
export type EngineAdapter = {
  id: EngineId;
  /** Whether it can run here, and for which languages; cheap enough to ask often. */
  describe: () => Promise<Engine>;
  /** The set-up for a language and (where the engine has several) a model, or why not. */
  resolve: (language: string, model: string | null) => Promise<EngineResolution>;
  /** How many processes work side by side when recognition may use so many threads. */
  processes: (threads: number, setup: EngineSetup) => number;
  /**
   * Starts one of them, with its share of the threads. When the signal aborts, it rejects with its reason and
   * leaves no process behind.
   */
  start: (setup: EngineSetup, threads: number, signal: AbortSignal) => Promise<EngineProcess>;
};

export type Recogniser = {
  /** Which engine recognises this language with these workspace settings. */
  resolve: (settings: LanguageChoices, language: string) => Promise<EngineResolution>;
  /**
   * Recognises one segment on a warm engine process, waiting for a free one. A crash is tried once more on a
   * fresh process; the second one throws a `Failure` with a `speech.*` code.
   */
  recognise: (setup: EngineSetup, request: SegmentRequest, signal: AbortSignal) => Promise<RecognisedSegment>;
  /** How many segments are worked on at once. */
  concurrency: (setup: EngineSetup) => number;
  /** Every engine with its state, best first. */
  describe: () => Promise<Engine[]>;
  /** Ends idle and busy processes of an engine, so that a changed model or address takes effect. */
  recycle: (engine: EngineId) => Promise<void>;
  /** Ends every engine process. */
  stop: () => Promise<void>;
};
