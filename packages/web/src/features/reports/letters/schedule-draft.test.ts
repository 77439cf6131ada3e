import { describe, expect, it } from 'vitest';
import { atFrequency, newSchedule, problemOf, quarters } from './schedule-draft.ts';

describe('letters that are being set up', () => {
  const good = newSchedule(7);
  it.each([
    ['as they begin', good, null],
    ['to nobody', { ...good, recipients: [] }, 'recipients'],
    ['on no day', { ...good, rhythm: { every: 'week' as const, on: [], at: '08:00' } }, 'days'],
    [
      'with a condition without its bound',
      { ...good, only_when: [{ block: 0, measure: 0, side: 'over' as const, bound: null }] },
      'bound',
    ],
    [
      'with a whole condition',
      { ...good, only_when: [{ block: 0, measure: 0, side: 'over' as const, bound: 0.2 }] },
      null,
    ],
  ])('%s', (_, draft, problem) => {
    expect(problemOf(draft)).toBe(problem);
  });

  it('keep their time and their day of the week at another frequency', () => {
    const weekly = { every: 'week' as const, on: ['fri' as const], at: '18:30' };
    const monthly = atFrequency(weekly, 'month', '2026-11-25');
    expect(monthly).toEqual({ every: 'month', nth: 'first', weekday: 'fri', at: '18:30' });
    expect(atFrequency(monthly, 'week', '2026-11-25')).toEqual(weekly);
    expect(atFrequency(monthly, 'once', '2026-11-25')).toEqual({
      every: 'once',
      day: '2026-11-25',
      at: '18:30',
    });
    expect(atFrequency(monthly, 'day', '2026-11-25')).toEqual({ every: 'day', at: '18:30' });
  });

  it('come at quarters of an hour', () => {
    expect(quarters).toHaveLength(96);
    expect([quarters[0], quarters[33], quarters[95]]).toEqual(['00:00', '08:15', '23:45']);
  });
});
