/** ITU-T G.711: eight-bit logarithmic samples. Tables are at 16-bit scale, as in the G.191 reference code. */

function expandMulaw(code: number): number {
  const bits = ~code & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84;
  return bits & 0x80 ? -magnitude : magnitude;
}

function expandAlaw(code: number): number {
  const bits = code ^ 0x55;
  const segment = (bits & 0x70) >> 4;
  const mantissa = (bits & 0x0f) << 4;
  const magnitude = segment === 0 ? mantissa + 8 : (mantissa + 0x108) << (segment - 1);
  return bits & 0x80 ? magnitude : -magnitude;
}

const tableOf = (expand: (code: number) => number) =>
  Float32Array.from({ length: 256 }, (_, code) => expand(code) / 32768);

/** Sample value (±1) of each of the 256 µ-law codes. */
export const mulawTable = tableOf(expandMulaw);
/** Sample value (±1) of each of the 256 A-law codes. */
export const alawTable = tableOf(expandAlaw);
