/** Calling codes of two digits; 1 and 7 have one, all others three (ITU-T E.164). */
const ofTwo = new Set(
  [
    [20, 27],
    [30, 31, 32, 33, 34, 36, 39],
    [40, 41, 43, 44, 45, 46, 47, 48, 49],
    [51, 52, 53, 54, 55, 56, 57, 58],
    [60, 61, 62, 63, 64, 65, 66],
    [81, 82, 84, 86],
    [90, 91, 92, 93, 94, 95, 98],
  ]
    .flat()
    .map(String),
);

/** How the digits after the calling code stand together, by how many there are. */
const groups: Record<number, readonly number[]> = {
  7: [3, 2, 2],
  8: [2, 2, 2, 2],
  9: [2, 3, 2, 2],
  10: [3, 3, 2, 2],
};

function codeLength(digits: string): number {
  if (digits.startsWith('1') || digits.startsWith('7')) return 1;
  return ofTwo.has(digits.slice(0, 2)) ? 2 : 3;
}

/** `+380671234567` as `+380 67 123 45 67`; what is no international number stays as it is. */
export function readablePhone(phone: string): string {
  const digits = /^\+(\d{8,15})$/.exec(phone)?.[1];
  if (digits === undefined) return phone;
  const code = digits.slice(0, codeLength(digits));
  const rest = digits.slice(code.length);
  return [`+${code}`, ...grouped(rest)].join(' ');
}

function grouped(digits: string): string[] {
  const known = groups[digits.length] ?? Array.from({ length: Math.ceil(digits.length / 3) }, () => 3);
  const out: string[] = [];
  let at = 0;
  for (const length of known) {
    out.push(digits.slice(at, at + length));
    at += length;
  }
  return out;
}
