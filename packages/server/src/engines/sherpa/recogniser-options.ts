import type { CatalogueModel } from '../models/catalogue.ts';

type ModelConfig = Record<string, unknown>;

/** How sherpa-onnx is told to load a model. `online` models are fed as a stream. */
export type RecogniserOptions = {
  online: boolean;
  config: {
    featConfig: { sampleRate: number; featureDim: number };
    modelConfig: ModelConfig;
    decodingMethod: string;
  };
};

/**
 * Options for a family of models. `pathOf` gives the local path of a file. Files are told apart by their names:
 * encoder, decoder, joiner, tokens, or the single model.
 */
export function recogniserOptions(
  model: CatalogueModel,
  pathOf: (file: string) => string,
  settings: { threads: number; language: string | null },
): RecogniserOptions {
  const named = (part: string) => {
    const file = model.files.find(({ name }) => name.includes(part));
    if (file === undefined) throw new Error(`Model ${model.id} has no ${part}`);
    return pathOf(file.name);
  };
  const modelConfig: ModelConfig = {
    ...familyConfig(model, named, settings.language),
    tokens: named('tokens'),
    numThreads: settings.threads,
    provider: 'cpu',
    debug: 0,
  };
  return {
    online: model.family === 'tone_ctc',
    config: {
      featConfig: { sampleRate: model.sample_rate, featureDim: 80 },
      modelConfig,
      decodingMethod: 'greedy_search',
    },
  };
}

function familyConfig(
  model: CatalogueModel,
  named: (part: string) => string,
  language: string | null,
): ModelConfig {
  switch (model.family) {
    case 'nemo_transducer':
      return {
        transducer: { encoder: named('encoder'), decoder: named('decoder'), joiner: named('joiner') },
        modelType: 'nemo_transducer',
      };
    case 'nemo_ctc':
      return { nemoCtc: { model: named('model') } };
    case 'tone_ctc':
      return { toneCtc: { model: named('model') } };
    case 'zipformer_ctc':
      return { zipformerCtc: { model: named('model') } };
    case 'whisper':
      return {
        whisper: {
          encoder: named('encoder'),
          decoder: named('decoder'),
          language: language ?? '',
          task: 'transcribe',
          tailPaddings: -1,
        },
      };
    case 'sense_voice':
      return { senseVoice: { model: named('model'), language: '', useInverseTextNormalization: 1 } };
    default:
      return model.family satisfies never;
  }
}
