/** What is used of sherpa-onnx-node, which ships no types. It is CommonJS: take the default import. */
declare module 'sherpa-onnx-node' {
  type Flag = boolean | 0 | 1;
  export type Waveform = { samples: Float32Array; sampleRate: number };

  /** A windowed-sinc resampler in spite of its name. The least common multiple of both rates must fit 31 bits. */
  class LinearResampler {
    constructor(inputSampleRate: number, outputSampleRate: number);
    resample(samples: Float32Array): Float32Array;
    /** For the last piece, which may be empty. */
    flush(samples: Float32Array): Float32Array;
    reset(): void;
  }

  export type VadConfig = {
    sileroVad: {
      model: string;
      threshold: number;
      /** Seconds, as are the other two durations. */
      minSilenceDuration: number;
      minSpeechDuration: number;
      maxSpeechDuration: number;
      /** Samples. */
      windowSize: number;
    };
    sampleRate: number;
    numThreads?: number;
    provider?: string;
    debug?: Flag;
  };
  /** `start` counts samples since the detector was made. */
  export type SpeechSegment = { start: number; samples: Float32Array };
  /** A missing model file does not throw: check first. */
  class Vad {
    constructor(config: VadConfig, bufferSizeInSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isEmpty(): boolean;
    isDetected(): boolean;
    front(enableExternalBuffer?: boolean): SpeechSegment;
    pop(): void;
    clear(): void;
    reset(): void;
    flush(): void;
  }

  type FeatureConfig = { sampleRate?: number; featureDim?: number };
  type Transducer = { encoder: string; decoder: string; joiner: string };
  type CommonModelConfig = {
    tokens?: string;
    numThreads?: number;
    provider?: string;
    debug?: Flag;
    modelType?: string;
    modelingUnit?: string;
    bpeVocab?: string;
  };
  type Decoding = {
    decodingMethod?: 'greedy_search' | 'modified_beam_search';
    maxActivePaths?: number;
    hotwordsFile?: string;
    hotwordsScore?: number;
    blankPenalty?: number;
    ruleFsts?: string;
    ruleFars?: string;
  };

  export type OfflineModelConfig = CommonModelConfig & {
    transducer?: Transducer;
    paraformer?: { model: string };
    zipformerCtc?: { model: string };
    wenetCtc?: { model: string };
    omnilingual?: { model: string };
    dolphin?: { model: string };
    nemoCtc?: { model: string };
    canary?: { encoder: string; decoder: string; srcLang?: string; tgtLang?: string; usePnc?: Flag };
    whisper?: { encoder: string; decoder: string; language?: string; task?: string; tailPaddings?: number };
    fireRedAsr?: { encoder: string; decoder: string };
    moonshine?: { preprocessor?: string; encoder?: string; uncachedDecoder?: string; cachedDecoder?: string };
    tdnn?: { model: string };
    senseVoice?: { model: string; language?: string; useInverseTextNormalization?: Flag };
  };
  export type OfflineRecognizerConfig = Decoding & {
    featConfig?: FeatureConfig;
    modelConfig: OfflineModelConfig;
  };
  export type OfflineRecognizerResult = {
    text: string;
    tokens: string[];
    /** Seconds from the start of the stream, one per token. Empty where the model gives none. */
    timestamps: number[];
    durations?: number[];
    ys_log_probs?: number[];
    lang?: string;
    emotion?: string;
    event?: string;
    words?: number[];
  };
  class OfflineStream {
    acceptWaveform(wave: Waveform): void;
    setOption(key: string, value: string): void;
  }
  class OfflineRecognizer {
    constructor(config: OfflineRecognizerConfig);
    static createAsync(config: OfflineRecognizerConfig): Promise<OfflineRecognizer>;
    createStream(hotwords?: string): OfflineStream;
    setConfig(config: OfflineRecognizerConfig): void;
    decode(stream: OfflineStream): void;
    decodeAsync(stream: OfflineStream): Promise<OfflineRecognizerResult>;
    getResult(stream: OfflineStream): OfflineRecognizerResult;
  }

  export type OnlineModelConfig = CommonModelConfig & {
    transducer?: Transducer;
    paraformer?: { encoder: string; decoder: string };
    zipformer2Ctc?: { model: string };
    nemoCtc?: { model: string };
    toneCtc?: { model: string };
  };
  export type OnlineRecognizerConfig = Decoding & {
    featConfig?: FeatureConfig;
    modelConfig: OnlineModelConfig;
    enableEndpoint?: Flag;
    rule1MinTrailingSilence?: number;
    rule2MinTrailingSilence?: number;
    rule3MinUtteranceLength?: number;
  };
  export type OnlineRecognizerResult = {
    text: string;
    tokens: string[];
    /** Seconds, relative to `start_time`. */
    timestamps: number[];
    ys_probs?: number[];
    segment: number;
    start_time: number;
    is_final: boolean;
    is_eof?: boolean;
  };
  class OnlineStream {
    acceptWaveform(wave: Waveform): void;
    inputFinished(): void;
  }
  class OnlineRecognizer {
    constructor(config: OnlineRecognizerConfig);
    createStream(): OnlineStream;
    isReady(stream: OnlineStream): boolean;
    decode(stream: OnlineStream): void;
    decodeStreams(streams: OnlineStream[]): void;
    isEndpoint(stream: OnlineStream): boolean;
    reset(stream: OnlineStream): void;
    getResult(stream: OnlineStream): OnlineRecognizerResult;
  }

  const sherpa: {
    LinearResampler: typeof LinearResampler;
    Vad: typeof Vad;
    OfflineRecognizer: typeof OfflineRecognizer;
    OnlineRecognizer: typeof OnlineRecognizer;
  };
  export default sherpa;
  export type { LinearResampler, OfflineRecognizer, OfflineStream, OnlineRecognizer, OnlineStream, Vad };
}
