/**
 * A recogniser small enough for tests: an ONNX model of three kilobytes whose words are pure tones. It goes the
 * whole way of a real model in sherpa-onnx (features, CTC decoding, times), so that everything around the engine
 * is tested without downloading anything.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wav } from './sounds.ts';

export const toneWords = ['hello', 'bill', 'refund', 'cancel', 'thanks', 'yes', 'no'] as const;
export type ToneWord = (typeof toneWords)[number];
export type SpokenTone = { word: ToneWord; at_ms: number; length_ms?: number };

const featureBins = 80;
const classes = toneWords.length + 1;
/** The first word's feature bin, and how far the next one is: far enough that one tone is not heard as two words. */
const firstBin = 16;
const binStep = 6;
const binOf = (index: number) => firstBin + index * binStep;
const wordMs = 300;
const fadeMs = 10;

/** Features are logarithms. A tone stands out of the bins around it by more than ten, in speech nothing does by eight. */
const threshold = 8;

/** Middle of a feature bin: 80 triangles evenly spaced in mel between 20 and 7600 Hz. */
function frequencyOf(bin: number): number {
  const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
  const middle = mel(20) + ((bin + 1) * (mel(7600) - mel(20))) / (featureBins + 1);
  return 700 * (Math.exp(middle / 1127) - 1);
}

/** One channel that says the words, as a function of time in seconds. */
export function speakTones(words: readonly SpokenTone[], level = 0.3): (second: number) => number {
  return (second) => {
    const ms = second * 1000;
    const spoken = words.find(({ at_ms, length_ms = wordMs }) => ms >= at_ms && ms < at_ms + length_ms);
    if (spoken === undefined) return 0;
    const { word, at_ms, length_ms = wordMs } = spoken;
    const edge = Math.min(1, (ms - at_ms) / fadeMs, (at_ms + length_ms - ms) / fadeMs);
    return level * edge * Math.sin(2 * Math.PI * frequencyOf(binOf(toneWords.indexOf(word))) * second);
  };
}

/** 16 kHz signed 16-bit samples of one channel, as the stages hand them to an engine. */
export function tonePcm(words: readonly SpokenTone[], seconds: number): Uint8Array {
  return wav([speakTones(words)], seconds, 16_000).subarray(44);
}

/** Writes `model.onnx` and `tokens.txt` into a folder; answers them as a catalogue names them. */
export async function writeToneModel(
  folder: string,
): Promise<{ name: string; bytes: number; sha256: string }[]> {
  const contents = { 'model.onnx': toneModel(), 'tokens.txt': Buffer.from(tokens()) };
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(contents).map(async ([name, bytes]) => {
      await writeFile(join(folder, name), bytes);
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

/** An entry for `catalogue.json` of a folder of models. */
export function toneCatalogueEntry(
  files: readonly { name: string; bytes: number; sha256: string }[],
  change: { id?: string; public_url?: string | null; languages?: string[] } = {},
) {
  return {
    id: 'tone-words',
    name: 'Tone words',
    family: 'zipformer_ctc',
    languages: ['en'],
    licence: 'Apache-2.0',
    size_bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    public_url: null,
    files,
    ...change,
  };
}

const tokens = () => `<blk> 0\n${toneWords.map((word, index) => `▁${word} ${index + 1}\n`).join('')}`;

/**
 * features [N, T, 80] → every fourth frame → one linear layer → log-probabilities [N, T/4, classes]. A word's score is
 * its own bin minus the mean of the bins around it; class 0 says nothing and wins when no bin stands out.
 */
function toneModel(): Buffer {
  const weights = new Float32Array(featureBins * classes);
  const bias = new Float32Array(classes);
  for (const index of toneWords.keys()) {
    const weigh = (bin: number, weight: number) => {
      weights[bin * classes + index + 1] = weight;
    };
    weigh(binOf(index), 1);
    weigh(binOf(index) - binStep, -0.5);
    weigh(binOf(index) + binStep, -0.5);
    bias[index + 1] = -threshold;
  }
  const graph = message(
    ...[
      node('Slice', ['x', 'from', 'to', 'axis', 'step'], ['kept']),
      node('MatMul', ['kept', 'weights'], ['weighed']),
      node('Add', ['weighed', 'bias'], ['scores']),
      node('LogSoftmax', ['scores'], ['log_probs'], axisAttribute(2)),
      node('Add', ['x_lens', 'three'], ['rounded']),
      node('Div', ['rounded', 'step'], ['log_probs_len']),
    ].map((one) => field(1, one)),
    field(2, 'tone_words'),
    ...[
      integers('from', [0]),
      integers('to', [2 ** 31 - 1]),
      integers('axis', [1]),
      integers('step', [4]),
      integers('three', [3]),
      floats('weights', [featureBins, classes], weights),
      floats('bias', [classes], bias),
    ].map((one) => field(5, one)),
    field(11, value('x', elementType.float, ['N', 'T', featureBins])),
    field(11, value('x_lens', elementType.int64, ['N'])),
    field(12, value('log_probs', elementType.float, ['N', 'S', classes])),
    field(12, value('log_probs_len', elementType.int64, ['N'])),
  );
  const metadata = {
    model_type: 'zipformer2_ctc',
    version: '1',
    model_author: 'earshot',
    comment: 'tone words',
  };
  return message(
    field(1, 8),
    field(7, graph),
    field(8, message(field(1, ''), field(2, 13))),
    ...Object.entries(metadata).map(([key, text]) => field(14, message(field(1, key), field(2, text)))),
  );
}

// Below: as much of the ONNX file format (protocol buffers) as the model needs.

const elementType = { float: 1, int64: 7 } as const;
const message = (...parts: Buffer[]) => Buffer.concat(parts);

function varint(number: number): Buffer {
  const bytes: number[] = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

/** A number as a varint; text and messages with their length in front. */
function field(number: number, content: number | string | Buffer): Buffer {
  if (typeof content === 'number') return message(varint(number * 8), varint(content));
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return message(varint(number * 8 + 2), varint(bytes.length), bytes);
}

function node(type: string, inputs: string[], outputs: string[], ...attributes: Buffer[]): Buffer {
  return message(
    ...inputs.map((name) => field(1, name)),
    ...outputs.map((name) => field(2, name)),
    field(4, type),
    ...attributes,
  );
}

const intAttribute = 2;
const axisAttribute = (axis: number) =>
  field(5, message(field(1, 'axis'), field(3, axis), field(20, intAttribute)));

function tensor(name: string, type: number, dims: readonly number[], raw: Buffer): Buffer {
  return message(...dims.map((dim) => field(1, dim)), field(2, type), field(8, name), field(9, raw));
}

function integers(name: string, values: readonly number[]): Buffer {
  const raw = Buffer.alloc(values.length * 8);
  for (const [index, number] of values.entries()) raw.writeBigInt64LE(BigInt(number), index * 8);
  return tensor(name, elementType.int64, [values.length], raw);
}

function floats(name: string, dims: readonly number[], values: Float32Array): Buffer {
  const raw = Buffer.alloc(values.length * 4);
  for (const [index, number] of values.entries()) raw.writeFloatLE(number, index * 4);
  return tensor(name, elementType.float, dims, raw);
}

/** An input or output: its name, element type and shape; a text is a size that is not fixed. */
function value(name: string, type: number, shape: readonly (number | string)[]): Buffer {
  const dims = shape.map((size) => field(1, typeof size === 'number' ? field(1, size) : field(2, size)));
  const tensorType = message(field(1, type), field(2, message(...dims)));
  return message(field(1, name), field(2, field(1, tensorType)));
}
