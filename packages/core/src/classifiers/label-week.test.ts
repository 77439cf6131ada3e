import { describe, expect, it } from 'vitest';
import { labelWeek } from './label-week.ts';

const at = (places: Record<number, number>) => Array.from({ length: 20 }, (_, place) => places[place] ?? 0);
const known = { with: at({ 0: 2, 10: 30, 19: 380 }), without: at({ 0: 998, 10: 30, 19: 20 }) };

describe('what a label brings in a week', () => {
  const said = { yes: at({ 19: 200 }), no: at({ 0: 700, 10: 60 }), unsure: 40 };
  const { yes, wrong, missed, unsure } = labelWeek(said, known, { calls: 1000, week: 500 });

  it('is told of as many calls as a week has', () => {
    expect(yes.value).toBe(100);
    expect(unsure.value).toBe(20);
    expect(yes.low).toBeGreaterThan(85);
    expect(yes.high).toBeLessThan(115);
  });
  it('is wrong as often as answers about as likely were of examples', () => {
    expect(wrong.value).toBeCloseTo(100 * 0.05, 0);
    expect(missed.value).toBeCloseTo(350 * 0.002 + 30 * 0.5, 0);
  });
  it('lies between bounds that hold the number, and never below none', () => {
    for (const { value, low, high } of [yes, wrong, missed, unsure]) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(high).toBeLessThanOrEqual(500);
    }
  });
  it('knows the less, the fewer examples it stands on', () => {
    const few = { with: at({ 19: 19 }), without: at({ 19: 1 }) };
    const known = labelWeek(said, few, { calls: 1000, week: 500 }).wrong;
    expect(known.high - known.low).toBeGreaterThan(wrong.high - wrong.low);
  });
  it('where nothing was said is nothing', () => {
    const none = { yes: at({}), no: at({}), unsure: 0 };
    expect(labelWeek(none, known, { calls: 1000, week: 500 })).toMatchObject({
      yes: { value: 0, low: 0 },
      wrong: { value: 0, low: 0, high: 0 },
      missed: { value: 0, low: 0, high: 0 },
    });
  });
  it('counts nothing twice where half of the calls is given the label by chance', () => {
    const half = labelWeek({ yes: at({ 10: 500 }), no: at({ 9: 500 }), unsure: 0 }, known, {
      calls: 1000,
      week: 1000,
    });
    expect(half.wrong.value).toBeCloseTo(250, 0);
  });
});
