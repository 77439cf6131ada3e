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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The first moment, to the minute, that is of the same day by the clock of a time zone. */
export function startOfDay(moment: Date, timeZone: string): Date {
  const day = dayOf(moment, timeZone);
  let since = Math.floor(moment.getTime() / minuteMs) * minuteMs;
  for (const step of [hourMs, minuteMs])
    while (dayOf(new Date(since - step), timeZone) === day) since -= step;
  return new Date(since);
}
