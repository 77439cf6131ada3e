import type { FilterCase, Filters } from './filter-case.ts';

/** As people write them by hand, apart from the reader that is tested. */
export function metricsOf(text: string): Filters[] {
  return text.split(',').map((one) => {
    const [name = '', limits = ''] = one.split(':');
    const [start = '', to = ''] = limits.split('..');
    const [metric, who] = name.split('.').toReversed();
    const limit = (value: string) => (value === '' ? null : Number(value));
    return { metric, ...(who === undefined ? {} : { who }), start: limit(start), to: limit(to) };
  });
}

/** What was measured. */
export const measured = {
  emotions: [
    ['the strongest emotion', () => ({ emotions: ['anger'] }), () => ({ emotions: 'anger' }), 'anna'],
    [
      'any of several emotions, which a call without one has not',
      () => ({ emotions: ['anger', 'happiness', 'sadness'] }),
      () => ({ emotions: 'anger,happiness,sadness' }),
      'anna boris',
    ],
  ],
  metrics: (
    [
      ['a number at the lower limit, or above', 'holds:2..', 'anna boris'],
      ['a number above those below', 'holds:2.5..', 'boris'],
      ['a number at the upper limit, or below', 'holds:..2', 'anna dina'],
      ['a number below those above', 'holds:..1.5', 'dina'],
      ['a number between limits', 'holds:2..3', 'anna boris'],
      ['exactly a number', 'holds:3..3', 'boris'],
      ['none of something', 'holds:..0', 'dina'],
      ['a number there is, whichever', 'holds:0..', 'anna boris dina'],
      ['a number of the operator, not of the call', 'operator.talk_share:0.5..', 'anna'],
      ['a number of the abonent', 'abonent.talk_share:0.5..', 'boris'],
      ['several numbers at once', 'holds:2..,operator.talk_share:..0.25', 'boris'],
      ['a number that nobody measured', 'silence_ms:0..', ''],
    ] as const
  ).map(
    ([title, metrics, found]): FilterCase => [
      title,
      () => ({ metrics: metricsOf(metrics) }),
      () => ({ metrics }),
      found,
    ],
  ),
} satisfies Record<string, FilterCase[]>;
