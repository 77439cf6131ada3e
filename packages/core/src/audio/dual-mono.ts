/**
 * Are two channels the same signal?
 *
 * The recording is cut into frames of 50 ms. A frame is active when the louder channel is above −50 dBFS. Of active
 * frames are kept the normalised correlation r = |Σxy| / √(Σx²·Σy²) (the sign is dropped: a channel may be wired the
 * wrong way round) and the level difference d = 10·log10(Σx² / Σy²) dB. The channels are one signal when
 *
 * - there is at least half a second of active frames,
 * - r > 0.98 in at least 95 % of them,
 * - d is within 3 dB of its median in at least 95 % of them (one gain all along),
 * - that median is at most 6 dB.
 *
 * The last two keep two people with bleed apart: however clean the bleed is, d jumps from plus to minus whenever the
 * other one speaks, and a lone speaker is far louder in the own channel.
 */
const frameSeconds = 0.05;
const activeDb = -50;
const leastFrames = 10;
const leastCorrelation = 0.98;
const leastShare = 0.95;
const gainSpreadDb = 3;
const largestGainDb = 6;

const binsPerDb = 4;
const widestDb = 40;

/** Feed both channels block by block, then ask. */
export function createDualMonoDetector(sampleRate: number) {
  const frameLength = Math.max(1, Math.round(sampleRate * frameSeconds));
  const leastEnergy = frameLength * 10 ** (activeDb / 10);
  // How often each level difference occurred, among the frames that correlate.
  const differences = new Uint32Array(2 * widestDb * binsPerDb + 1);
  let active = 0;
  let alike = 0;
  let filled = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;

  function closeFrame() {
    if (Math.max(xx, yy) > leastEnergy) {
      active++;
      const correlation = xx > 0 && yy > 0 ? Math.abs(xy) / Math.sqrt(xx * yy) : 0;
      if (correlation > leastCorrelation) {
        alike++;
        const difference = Math.max(-widestDb, Math.min(widestDb, 10 * Math.log10(xx / yy)));
        differences[Math.round((difference + widestDb) * binsPerDb)]!++;
      }
    }
    filled = 0;
    xx = 0;
    yy = 0;
    xy = 0;
  }

  // Local sums, as variables captured by a closure are boxed at every addition.
  function pushFrame(left: Float32Array, right: Float32Array, from: number, to: number) {
    let sumXx = 0;
    let sumYy = 0;
    let sumXy = 0;
    for (let i = from; i < to; i++) {
      const x = left[i]!;
      const y = right[i]!;
      sumXx += x * x;
      sumYy += y * y;
      sumXy += x * y;
    }
    xx += sumXx;
    yy += sumYy;
    xy += sumXy;
    filled += to - from;
    if (filled === frameLength) closeFrame();
  }

  return {
    push(left: Float32Array, right: Float32Array) {
      const length = Math.min(left.length, right.length);
      for (let from = 0; from < length; ) {
        const to = Math.min(length, from + frameLength - filled);
        pushFrame(left, right, from, to);
        from = to;
      }
    },
    isDualMono(): boolean {
      if (active < leastFrames || alike < leastShare * active) return false;
      const middle = medianBin(differences, alike);
      const reach = gainSpreadDb * binsPerDb;
      const steady = differences
        .subarray(Math.max(0, middle - reach), middle + reach + 1)
        .reduce((sum, n) => sum + n, 0);
      return steady >= leastShare * active && Math.abs(middle / binsPerDb - widestDb) <= largestGainDb;
    },
  };
}

function medianBin(counts: Uint32Array, total: number): number {
  let passed = 0;
  for (const [bin, count] of counts.entries()) {
    passed += count;
    if (passed * 2 >= total) return bin;
  }
  return counts.length - 1;
}
