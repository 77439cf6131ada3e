import { z } from 'zod';

export const families = [
  'nemo_transducer',
  'nemo_ctc',
  'tone_ctc',
  'zipformer_ctc',
  'whisper',
  'sense_voice',
] as const;
export type Family = (typeof families)[number];

const ModelFile = z.object({
  /** Plain name, no folders. */
  name: z.string().regex(/^[\w.+-]+$/),
  bytes: z.int().nullable().default(null),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .default(null),
});

/** A model that can be installed. `public_url` is the folder of its files. */
export const CatalogueModel = z.object({
  id: z.string().regex(/^[\w.-]+$/),
  name: z.string(),
  family: z.enum(families),
  languages: z.array(z.string()).min(1),
  licence: z.string(),
  attribution: z.string().nullable().default(null),
  commercial_use: z.boolean().default(true),
  size_bytes: z.int(),
  word_times: z.enum(['native', 'estimated']).default('native'),
  recommended: z.boolean().default(false),
  note: z.string().nullable().default(null),
  public_url: z.url().nullable(),
  sample_rate: z.int().default(16_000),
  files: z.array(ModelFile).min(1),
});
export type CatalogueModel = z.infer<typeof CatalogueModel>;

const hub = (name: string) => `https://huggingface.co/csukuangfj/${name}/resolve/main`;
const mb = 1_000_000;
const transducer = ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'];
const files = (...names: string[]) => names.map((name) => ({ name, bytes: null, sha256: null }));

/** Languages of Parakeet v3, as its model card lists them. */
const parakeetLanguages = 'en uk ru bg cs da de el es et fi fr hr hu it lt lv mt nl pl pt ro sk sl sv'.split(
  ' ',
);

/**
 * Models of the sherpa-onnx project, the recommended one first; `auto` takes the first installed one that knows
 * the language. The checksums come from the host of the files when they are fetched.
 */
export const catalogue: readonly CatalogueModel[] = [
  {
    id: 'parakeet-tdt-0.6b-v3-int8',
    name: 'Parakeet TDT 0.6B v3',
    family: 'nemo_transducer',
    languages: parakeetLanguages,
    licence: 'CC-BY-4.0',
    attribution: 'NVIDIA Parakeet TDT 0.6B v3',
    commercial_use: true,
    size_bytes: 640 * mb,
    word_times: 'native',
    recommended: true,
    note: null,
    public_url: hub('sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8'),
    sample_rate: 16_000,
    files: files(...transducer),
  },
  {
    id: 't-one-ru-2025-09-08',
    name: 'T-one',
    family: 'tone_ctc',
    languages: ['ru'],
    licence: 'Apache-2.0',
    attribution: 'T-Software DC',
    commercial_use: true,
    size_bytes: 144 * mb,
    word_times: 'native',
    recommended: false,
    note: null,
    public_url: hub('sherpa-onnx-streaming-t-one-russian-2025-09-08'),
    sample_rate: 8000,
    files: files('model.onnx', 'tokens.txt'),
  },
  {
    id: 'giga-am-v3-punct-ru-2025-12-16',
    name: 'GigaAM v3',
    family: 'nemo_transducer',
    languages: ['ru'],
    licence: 'MIT',
    attribution: 'SberDevices GigaAM',
    commercial_use: true,
    size_bytes: 310 * mb,
    word_times: 'native',
    recommended: false,
    note: null,
    public_url: hub('sherpa-onnx-nemo-transducer-punct-giga-am-v3-russian-2025-12-16'),
    sample_rate: 16_000,
    files: files('encoder.int8.onnx', 'decoder.onnx', 'joiner.onnx', 'tokens.txt'),
  },
  {
    id: 'fast-conformer-ctc-20k-int8',
    name: 'FastConformer CTC, ten languages',
    family: 'nemo_ctc',
    languages: ['en', 'uk', 'ru', 'be', 'de', 'es', 'fr', 'hr', 'it', 'pl'],
    licence: 'CC-BY-4.0',
    attribution: 'NVIDIA FastConformer',
    commercial_use: true,
    size_bytes: 130 * mb,
    word_times: 'native',
    recommended: false,
    note: null,
    public_url: hub('sherpa-onnx-nemo-fast-conformer-ctc-be-de-en-es-fr-hr-it-pl-ru-uk-20k-int8'),
    sample_rate: 16_000,
    files: files('model.int8.onnx', 'tokens.txt'),
  },
  {
    id: 'parakeet-tdt-ctc-110m-en-int8',
    name: 'Parakeet TDT-CTC 110M',
    family: 'nemo_ctc',
    languages: ['en'],
    licence: 'CC-BY-4.0',
    attribution: 'NVIDIA Parakeet TDT-CTC 110M',
    commercial_use: true,
    size_bytes: 130 * mb,
    word_times: 'native',
    recommended: false,
    note: null,
    public_url: hub('sherpa-onnx-nemo-parakeet_tdt_ctc_110m-en-36000-int8'),
    sample_rate: 16_000,
    files: files('model.int8.onnx', 'tokens.txt'),
  },
  {
    id: 'whisper-small-int8',
    name: 'Whisper small',
    family: 'whisper',
    languages: ['*'],
    licence: 'MIT',
    attribution: 'OpenAI Whisper',
    commercial_use: true,
    size_bytes: 375 * mb,
    word_times: 'estimated',
    recommended: false,
    note: null,
    public_url: hub('sherpa-onnx-whisper-small'),
    sample_rate: 16_000,
    files: files('small-encoder.int8.onnx', 'small-decoder.int8.onnx', 'small-tokens.txt'),
  },
];
