import { dayOf } from '../findings/day.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** The sample calls are of so many days before today. */
const days = 10;
/** Half past eight to half past five, in minutes; no call is that long that it would not end within the day. */
const opens = 8.5 * 60;
const open = 9 * 60;

/**
 * When sample calls began: the last days before now, on workdays and within working hours of a time zone, each at a minute of
 * its own; the oldest first.
 */
export function sampleMoments(count: number, now: Date, timeZone: string): Date[] {
  const past = Array.from({ length: days }, (_, at) => new Date(now.getTime() - (days - at) * dayMs));
  const workdays = past.filter((day) => !isWeekend(dayOf(day, timeZone)));
  const step = Math.floor(open / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => {
    const day = workdays[Math.floor((at * workdays.length) / count)] ?? now;
    // Calls of one day are hours apart, and no two days are alike.
    const minutes = opens + ((at * 5 * step + at * 7) % open);
    return momentIn(dayOf(day, timeZone), minutes, timeZone);
  }).sort((a, b) => a.getTime() - b.getTime());
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The moment at which clocks in a zone show so many minutes of a day. */
function momentIn(day: string, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const near = wanted - offsetAt(wanted, timeZone);
  return new Date(wanted - offsetAt(near, timeZone));
}

/** By how much clocks in a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '0';
  const shown = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(shown) - Math.floor(moment / 1000) * 1000;
}
