import { describe, expect, it } from 'vitest';
import { dayOf } from '../findings/day.ts';
import { sampleMoments } from './sample-moments.ts';

const clock = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

describe.each(['UTC', 'Europe/Kyiv', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata'])(
  'in %s',
  (zone) => {
    it.each([
      '2026-11-23T05:00:00Z',
      // The days in which clocks are changed, and the turn of a year.
      '2026-10-28T23:30:00Z',
      '2026-04-01T12:00:00Z',
      '2027-01-02T01:00:00Z',
    ])('before %s', (now) => {
      const moments = sampleMoments(12, new Date(now), zone);
      expect(moments).toHaveLength(12);
      expect(new Set(moments.map(Number)).size).toBe(12);
      const calendar = moments.map((moment) => dayOf(moment, zone));
      expect(new Set(calendar).size).toBeGreaterThanOrEqual(6);
      for (const [at, moment] of moments.entries()) {
        const age = (Date.parse(now) - moment.getTime()) / 86_400_000;
        expect(age).toBeGreaterThan(0);
        expect(age).toBeLessThan(11);
        expect(clock(moment, zone) >= '08:30' && clock(moment, zone) < '17:31', clock(moment, zone)).toBe(
          true,
        );
        expect([0, 6]).not.toContain(new Date(`${calendar[at]}T00:00:00Z`).getUTCDay());
      }
    });
  },
);

it('few calls, too, lie in the past', () => {
  expect(sampleMoments(1, new Date('2026-11-23T05:00:00Z'), 'UTC')).toHaveLength(1);
  expect(sampleMoments(0, new Date('2026-11-23T05:00:00Z'), 'UTC')).toEqual([]);
});
