const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment by the clock of a time zone, as `2026-03-01`. Throws RangeError where there is no such zone. */
export function dayOf(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Swedish dates are written as the database reads them.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}
