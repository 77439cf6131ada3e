/** Milliseconds of `1:30`, `1:02:03` or `90`, which are seconds; 0 of nothing, undefined of anything else. */
export function readClock(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (text.trim() === '') return 0;
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/u.test(part))) return undefined;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
