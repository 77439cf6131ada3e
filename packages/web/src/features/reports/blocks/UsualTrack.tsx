import { type Bounds, placeOf } from '@earshot/core/bounds.ts';
import { boundsOfTrack } from '@earshot/core/reports/drawing/usual-track.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { standing, useUsualText } from './usual-ranges.ts';

type Props = { measure: Measure; value: ReportValue; range: Bounds };

/** Under a number: where it stands, and between what it usually does. */
export function UsualTrack({ measure, value, range }: Props) {
  const usualText = useUsualText();
  if (value.value === null) return null;
  const bounds = boundsOfTrack(measure, value.value, range);
  const percent = (one: number) => `${placeOf(one, bounds) * 100}%`;
  const isUsual = standing(measure, value, range) === 'within';
  return (
    <dd className={isUsual ? 'report-usual t2' : 'report-usual report-unusual'}>
      <span className="report-track" aria-hidden>
        <i
          className="report-track-usual"
          style={{
            insetInlineStart: percent(range.low),
            width: `${(placeOf(range.high, bounds) - placeOf(range.low, bounds)) * 100}%`,
          }}
        />
        <i className="report-track-now" style={{ insetInlineStart: percent(value.value) }} />
      </span>
      <span className="sm num">{usualText(measure, value, range)}</span>
    </dd>
  );
}
