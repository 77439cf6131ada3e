import { emptyChannels, type SampleDecoder } from './sample-decoder.ts';

const clamp16 = (value: number) => (value > 32767 ? 32767 : value < -32768 ? -32768 : value);

// IMA Digital Audio Focus and Technical Working Groups, "Recommended Practices for Enhancing Digital Audio
// Compatibility in Multimedia Systems" 3.00: step sizes and index changes.
const imaSteps = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
  107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724,
  796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026,
  4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500,
  20350, 22385, 24623, 27086, 29794, 32767,
];
const imaIndexChanges = [-1, -1, -1, -1, 2, 4, 6, 8];

function expandIma(state: { sample: number; index: number }, code: number): number {
  const step = imaSteps[state.index]!;
  let change = step >> 3;
  if (code & 4) change += step;
  if (code & 2) change += step >> 1;
  if (code & 1) change += step >> 2;
  state.sample = clamp16(code & 8 ? state.sample - change : state.sample + change);
  state.index = Math.max(0, Math.min(88, state.index + imaIndexChanges[code & 7]!));
  return state.sample / 32768;
}

/**
 * IMA ADPCM in WAVE (0x11): each block starts with a sample and a step index per channel, then come groups of four
 * bytes (eight samples, low half first) per channel in turn.
 */
export function imaAdpcmDecoder(channels: number, blockBytes: number): SampleDecoder {
  const groupBytes = 4 * channels;
  const samplesIn = (bytes: number) =>
    bytes < groupBytes ? 0 : 1 + (Math.floor(bytes / groupBytes) - 1) * 8;

  function decodeBlock(view: DataView, start: number, bytes: number, output: Float32Array[], into: number) {
    const groups = Math.floor(bytes / groupBytes) - 1;
    for (const [channel, target] of output.entries()) {
      const header = start + 4 * channel;
      const state = { sample: view.getInt16(header, true), index: Math.min(88, view.getUint8(header + 2)) };
      let i = into;
      target[i++] = state.sample / 32768;
      for (let group = 1; group <= groups; group++) {
        for (let byte = 0; byte < 4; byte++) {
          const codes = view.getUint8(header + group * groupBytes + byte);
          target[i++] = expandIma(state, codes & 15);
          target[i++] = expandIma(state, codes >> 4);
        }
      }
    }
  }
  return blockwise(channels, blockBytes, samplesIn, decodeBlock);
}

// Microsoft "New Multimedia Data Types and Data Techniques" 3.0, MS ADPCM: the seven standard predictors and how
// the step adapts.
export const msAdpcmCoefficients: readonly (readonly [number, number])[] = [
  [256, 0],
  [512, -256],
  [0, 0],
  [192, 64],
  [240, 0],
  [460, -208],
  [392, -232],
];
const msAdaptation = [230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230];

/**
 * MS ADPCM (2): each block starts with predictor, step and two samples per channel (the later sample first), then
 * comes half a byte per sample, high half first, channels in turn. A file may bring its own predictors.
 */
export function msAdpcmDecoder(
  channels: number,
  blockBytes: number,
  coefficients: readonly (readonly [number, number])[] = msAdpcmCoefficients,
): SampleDecoder {
  const headerBytes = 7 * channels;
  const samplesIn = (bytes: number) =>
    bytes < headerBytes ? 0 : 2 + Math.floor(((bytes - headerBytes) * 2) / channels);

  function decodeBlock(view: DataView, start: number, bytes: number, output: Float32Array[], into: number) {
    const samples = samplesIn(bytes);
    for (const [channel, target] of output.entries()) {
      const [first, second] = coefficients[view.getUint8(start + channel)] ?? [256, 0];
      const word = (position: number) =>
        view.getInt16(start + channels + 2 * (position * channels + channel), true);
      let step = word(0);
      let late = word(1);
      let early = word(2);
      target[into] = early / 32768;
      target[into + 1] = late / 32768;
      for (let i = 2; i < samples; i++) {
        const half = (i - 2) * channels + channel;
        const byte = view.getUint8(start + headerBytes + (half >> 1));
        const code = half & 1 ? byte & 15 : byte >> 4;
        const signed = code & 8 ? code - 16 : code;
        const predicted = Math.trunc((late * first + early * second) / 256);
        early = late;
        late = clamp16(predicted + signed * step);
        // A damaged block can grow the step without end; a sound one never passes 16 bits by much.
        step = Math.min(32768 * 32, Math.max(16, (msAdaptation[code]! * step) >> 8));
        target[into + i] = late / 32768;
      }
    }
  }
  return blockwise(channels, blockBytes, samplesIn, decodeBlock);
}

function blockwise(
  channels: number,
  blockBytes: number,
  samplesIn: (bytes: number) => number,
  decodeBlock: (view: DataView, start: number, bytes: number, output: Float32Array[], into: number) => void,
): SampleDecoder {
  const blockSamples = samplesIn(blockBytes);
  return {
    channels,
    block_bytes: blockBytes,
    block_samples: blockSamples,
    decode(bytes) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const whole = Math.floor(bytes.length / blockBytes);
      const output = emptyChannels(channels, whole * blockSamples + samplesIn(bytes.length % blockBytes));
      for (let start = 0, into = 0; start < bytes.length; start += blockBytes, into += blockSamples) {
        const length = Math.min(blockBytes, bytes.length - start);
        if (samplesIn(length) > 0) decodeBlock(view, start, length, output, into);
      }
      return output;
    },
  };
}
