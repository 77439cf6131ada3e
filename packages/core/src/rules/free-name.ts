/** `name (2)`, or the next number that is free, within a length; capitals make no difference. */
export function freeName(name: string, taken: readonly string[], longest: number): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const stem = name.replace(/ \(\d+\)$/u, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const candidate = `${cut(stem, longest - suffix.length)}${suffix}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}

/** Never between the two halves of a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd();
}
