import { expect, it } from 'vitest';
import { clockMoments } from '../findings/clock-moments.ts';
import { alertsPeriods } from '../projects/projects.ts';
import { alertTurns, lastTurn, nextMonday, nextTurn } from './turns.ts';

/** Clocks change by an hour at two different hours, by half an hour, and not at all, but stand three quarters off. */
const zones = ['Europe/Kyiv', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const [after, until] = [new Date('2025-12-31T23:59:59Z'), new Date('2028-12-31T23:59:59Z')];
/** Three years, one of them a leap year. */
const days = 1096;
const everyDay = () => true;

const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment: Date) => format.format(moment).split(' ') as [string, string];
};
/** The moments of a whole number of local days, however the zone stands to UTC. */
const within = (timeZone: string, moments: readonly Date[]) => {
  const clock = clockOf(timeZone);
  return moments.map(clock).filter(([day]) => day >= '2026-01-01' && day <= '2028-12-31');
};
const wide = [
  new Date(after.getTime() - 2 * 86_400_000),
  new Date(until.getTime() + 2 * 86_400_000),
] as const;

const timesOf = { '4_a_day': ['08:00', '12:00', '16:00', '20:00'], '2_a_day': ['08:00', '18:00'] };
const cases = zones.flatMap((zone) => alertsPeriods.map((period) => [zone, period] as const));

it.each(cases)('in %s, %s: each turn once, at its time, over three years', (timeZone, period) => {
  const turns = within(timeZone, alertTurns({ period, timeZone }, ...wide));
  const times: readonly string[] = timesOf[period as keyof typeof timesOf] ?? ['08:00'];
  const every = { every_3_days: 3, weekly: 7 }[period as 'weekly'] ?? 1;
  const byDay = Map.groupBy(turns, ([day]) => day);
  expect([...byDay.values()].every((some) => some.map(([, time]) => time).join() === times.join())).toBe(
    true,
  );
  const numbers = [...byDay.keys()].map((day) => Date.parse(day) / 86_400_000);
  expect(numbers.slice(1).filter((day, at) => day - (numbers[at] ?? 0) !== every)).toEqual([]);
  expect(byDay.size).toBeGreaterThanOrEqual(Math.floor(days / every));
  expect(byDay.size).toBeLessThanOrEqual(Math.ceil(days / every));
  if (period === 'weekly') expect(new Date((numbers[0] as number) * 86_400_000).getUTCDay()).toBe(1);
});

it('every three days are the same days in every zone', () => {
  const daysIn = (timeZone: string) =>
    within(timeZone, alertTurns({ period: 'every_3_days', timeZone }, ...wide)).map(([day]) => day);
  for (const zone of zones) expect(daysIn(zone)).toEqual(daysIn('UTC'));
});

/** Where the clocks jump over a time or come to it twice. */
it.each([
  ['Europe/Kyiv', '03:30', '2026-03-29', '04:30'],
  ['Europe/Kyiv', '03:30', '2026-10-25', '03:30'],
  ['America/New_York', '02:30', '2026-03-08', '03:30'],
  ['America/New_York', '01:30', '2026-11-01', '01:30'],
  ['Australia/Lord_Howe', '02:15', '2026-10-04', '02:45'],
  ['Australia/Lord_Howe', '01:45', '2026-04-05', '01:45'],
])('in %s, %s comes once on each day, also on %s, then at %s', (timeZone, time, day, shown) => {
  const moments = within(timeZone, clockMoments({ times: [time], isOn: everyDay }, timeZone, ...wide));
  expect(moments.length).toBe(days);
  expect(new Set(moments.map(([one]) => one)).size).toBe(days);
  expect(moments.find(([one]) => one === day)).toEqual([day, shown]);
  // Once a year the clocks jump over it.
  expect(moments.filter(([, one]) => one !== time).length).toBeLessThanOrEqual(3);
});

it.each([
  ['4_a_day', '2026-03-29T05:00:00Z', '2026-03-29T05:00:00.000Z', '2026-03-29T09:00:00.000Z'],
  ['4_a_day', '2026-03-29T04:59:59Z', '2026-03-28T18:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['2_a_day', '2026-10-25T12:00:00Z', '2026-10-25T06:00:00.000Z', '2026-10-25T16:00:00.000Z'],
  ['daily', '2026-10-25T05:30:00Z', '2026-10-24T05:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['weekly', '2026-03-30T04:59:00Z', '2026-03-23T06:00:00.000Z', '2026-03-30T05:00:00.000Z'],
] as const)('%s in Kyiv at %s: the last was %s, the next is %s', (period, now, last, next) => {
  const clock = { period, timeZone: 'Europe/Kyiv' };
  expect(lastTurn(clock, new Date(now)).toISOString()).toBe(last);
  expect(nextTurn(clock, new Date(now)).toISOString()).toBe(next);
});

it.each([
  ['Europe/Kyiv', '2026-11-20T14:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['Europe/Kyiv', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-01T03:00:00Z', '2026-11-02T05:00:00.000Z'],
])('in %s the Monday after %s begins at %s', (timeZone, now, monday) => {
  expect(nextMonday(timeZone, new Date(now)).toISOString()).toBe(monday);
});
