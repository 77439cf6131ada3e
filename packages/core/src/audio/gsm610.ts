import { emptyChannels, type SampleDecoder } from './sample-decoder.ts';

/**
 * GSM 06.10 full rate (RPE-LTP, ETSI EN 300 961), bit exact: the 16-bit saturating arithmetic of the standard is kept,
 * section numbers refer to it. A frame is 160 samples at 8 kHz, always one channel.
 */
type Frame = {
  /** Coded log area ratios. */
  lar: Int32Array;
  /** Per quarter of the frame: lag, gain, grid position, block maximum. */
  quarters: { lag: number; gain: number; grid: number; maximum: number; pulses: Int32Array }[];
};

const saturate = (value: number) => (value > 32767 ? 32767 : value < -32768 ? -32768 : value);
const multiplyRounded = (a: number, b: number) =>
  a === -32768 && b === -32768 ? 32767 : (a * b + 16384) >> 15;

// Table 4.1: bits and dequantisation of the log area ratios.
const larBits = [6, 6, 5, 5, 4, 4, 3, 3];
const larOffset = [0, 0, 2048, -2560, 94, -1792, -341, -1144];
const larMinimum = [-32, -32, -16, -16, -8, -8, -4, -4];
const larInverse = [13107, 13107, 13107, 13107, 19223, 17476, 31454, 29708];
// Table 4.3b: long-term gain. Table 4.6: direct mantissa of the block maximum.
const longTermGain = [3277, 11469, 21299, 32767];
const mantissaFactor = [18431, 20479, 22527, 24575, 26623, 28671, 30719, 32767];

const history = 120;

/** 5.3.1: block maximum and pulses into the residual of a quarter. */
function residual({ grid, maximum, pulses }: Frame['quarters'][number]): Int32Array {
  let exponent = maximum > 15 ? (maximum >> 3) - 1 : 0;
  let mantissa = maximum - (exponent << 3);
  if (mantissa === 0) {
    exponent = -4;
    mantissa = 7;
  } else {
    while (mantissa <= 7) {
      mantissa = (mantissa << 1) | 1;
      exponent--;
    }
    mantissa -= 8;
  }
  const factor = mantissaFactor[mantissa]!;
  const shift = 6 - exponent;
  const rounding = shift === 0 ? 0 : 1 << (shift - 1);
  const samples = new Int32Array(40);
  for (let i = 0; i < 13; i++) {
    const pulse = multiplyRounded(factor, ((pulses[i]! << 1) - 7) << 12);
    samples[grid + 3 * i] = saturate(pulse + rounding) >> shift;
  }
  return samples;
}

/** 5.2.8: log area ratios from their codes. */
const decodeLar = (coded: Int32Array) =>
  coded.map((code, i) => {
    const raised = saturate((code + larMinimum[i]!) << 10);
    const scaled = multiplyRounded(larInverse[i]!, saturate(raised - (larOffset[i]! << 1)));
    return saturate(scaled + scaled);
  });

/** 5.2.9.2: reflection coefficients. */
function reflection(lar: number): number {
  const size = lar === -32768 ? 32767 : Math.abs(lar);
  const value = size < 11059 ? size << 1 : size < 20070 ? size + 11059 : saturate((size >> 2) + 26112);
  return lar < 0 ? -value : value;
}

/** Decoder with its own memory; `decodeFrame` writes 160 samples at 16-bit scale. */
function createGsm() {
  const excitation = new Int32Array(history + 40);
  const lattice = new Int32Array(9);
  let previousLar = new Int32Array(8);
  let lastLag = 40;
  let deEmphasis = 0;

  /** 5.3.2: adds the past of the excitation, then moves it on by a quarter. */
  function longTerm(quarter: Frame['quarters'][number], target: Int32Array, at: number) {
    const added = residual(quarter);
    if (quarter.lag >= 40 && quarter.lag <= 120) lastLag = quarter.lag;
    const gain = longTermGain[quarter.gain]!;
    for (let i = 0; i < 40; i++) {
      const past = multiplyRounded(gain, excitation[history + i - lastLag]!);
      excitation[history + i] = saturate(added[i]! + past);
    }
    target.set(excitation.subarray(history), at);
    excitation.copyWithin(0, 40);
  }

  /** 5.3.4: the lattice filter over samples `from` … `to`. */
  function shortTerm(lar: Int32Array, samples: Int32Array, from: number, to: number) {
    const coefficients = lar.map(reflection);
    for (let k = from; k < to; k++) {
      let sample = samples[k]!;
      for (let i = 7; i >= 0; i--) {
        sample = saturate(sample - multiplyRounded(coefficients[i]!, lattice[i]!));
        lattice[i + 1] = saturate(lattice[i]! + multiplyRounded(coefficients[i]!, sample));
      }
      lattice[0] = sample;
      samples[k] = sample;
    }
  }

  return function decodeFrame(frame: Frame): Int32Array {
    const samples = new Int32Array(160);
    for (const [index, quarter] of frame.quarters.entries()) longTerm(quarter, samples, index * 40);

    // 5.2.9.1: the filter glides from the previous frame's ratios to this one's.
    const lar = decodeLar(frame.lar);
    const mix = (blend: (before: number, now: number) => number) =>
      lar.map((now, i) => saturate(blend(previousLar[i]!, now)));
    shortTerm(
      mix((before, now) => (before >> 2) + (now >> 2) + (before >> 1)),
      samples,
      0,
      13,
    );
    shortTerm(
      mix((before, now) => (before >> 1) + (now >> 1)),
      samples,
      13,
      27,
    );
    shortTerm(
      mix((before, now) => (before >> 2) + (now >> 2) + (now >> 1)),
      samples,
      27,
      40,
    );
    shortTerm(lar, samples, 40, 160);
    previousLar = lar;

    // 5.3.5: de-emphasis, upscaling, and the three lowest bits cleared.
    for (let k = 0; k < 160; k++) {
      deEmphasis = saturate(samples[k]! + multiplyRounded(deEmphasis, 28180));
      samples[k] = saturate(deEmphasis + deEmphasis) & ~7;
    }
    return samples;
  };
}

/** Fields come lowest bit first, two frames of 260 bits one after the other in 65 bytes. */
function readFrame(bytes: Uint8Array, firstBit: number): Frame {
  let position = firstBit;
  const take = (bits: number) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, position++)
      value |= ((bytes[position >> 3]! >> (position & 7)) & 1) << bit;
    return value;
  };
  const lar = Int32Array.from(larBits, take);
  const quarters = Array.from({ length: 4 }, () => ({
    lag: take(7),
    gain: take(2),
    grid: take(2),
    maximum: take(6),
    pulses: Int32Array.from({ length: 13 }, () => take(3)),
  }));
  return { lar, quarters };
}

/** GSM 06.10 as WAVE carries it (0x31): blocks of 65 bytes hold 320 samples. A shorter last block is dropped. */
export function gsm610Decoder(): SampleDecoder {
  const decodeFrame = createGsm();
  return {
    channels: 1,
    block_bytes: 65,
    block_samples: 320,
    decode(bytes) {
      const blocks = Math.floor(bytes.length / 65);
      const output = emptyChannels(1, blocks * 320);
      for (let half = 0; half < blocks * 2; half++) {
        const samples = decodeFrame(readFrame(bytes, half * 260));
        for (let k = 0; k < 160; k++) output[0]![half * 160 + k] = samples[k]! / 32768;
      }
      return output;
    },
  };
}
