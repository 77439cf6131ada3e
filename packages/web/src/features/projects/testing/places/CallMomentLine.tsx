import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { TestedCall } from '@earshot/core/evaluations/truths.ts';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { formatClock, formatDateTime } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { callLink } from '../../../../shared/hits/call-link.ts';
import { PassagePlay } from '../../../../shared/hits/PassagePlay.tsx';
import { type HitCall, useIsPlaying } from '../../../../shared/hits/play-call.ts';
import { SpeakerName } from '../../../../shared/hits/SpeakerName.tsx';
import { testingTexts } from '../../testing.texts.ts';

type Head = z.infer<typeof TestedCall>;
export type Placed = { file_id: string; call: Head };

export const hitCallOf = ({ file_id, call }: Placed): HitCall => ({
  file_id,
  name: call.name,
  operator: call.operator,
  abonent: call.abonent,
  duration_ms: call.duration_ms,
  type: call.type,
  audio_removed: call.audio_removed,
});

/** Who spoke with whom, or what the recording is called. */
export const partiesOf = ({ name, operator, abonent }: Head): string =>
  [operator, abonent].filter((one) => one !== null).join(' – ') || name;

type Props = { place: Placed; moment: Pick<CallMoment, 'start_ms' | 'end_ms' | 'role'>; text: string };

/** A moment of a call with what was said in it; it plays where it stands, and its time leads to it. */
export function CallMomentLine({ place, moment, text }: Props) {
  const t = useTexts(testingTexts);
  const call = hitCallOf(place);
  const { start_ms, end_ms, role } = moment;
  const isPlaying = useIsPlaying(place.file_id, start_ms, end_ms);
  const time = formatClock(start_ms);
  return (
    <div className={isPlaying ? 'hit playing' : 'hit'}>
      <PassagePlay call={call} startMs={start_ms} endMs={end_ms} />
      <Link
        className="num hit-time"
        {...callLink(place.file_id)}
        search={{ t: String(Math.floor(start_ms / 1000)) }}
        aria-label={t('openAt', { time })}
        title={`${partiesOf(place.call)}, ${formatDateTime(place.call.started_at)}`}
      >
        {time}
      </Link>
      <SpeakerName role={role} call={call} />
      <p className="hit-text">{text}</p>
    </div>
  );
}

/** A whole call: who spoke with whom, and when. */
export function WholeCallLine({ place }: { place: Placed }) {
  const t = useTexts(testingTexts);
  const call = hitCallOf(place);
  const { started_at } = place.call;
  const duration_ms = place.call.type === 'text' ? null : place.call.duration_ms;
  return (
    <div className="whole-call">
      {duration_ms !== null && <PassagePlay call={call} startMs={0} endMs={duration_ms} />}
      <Link className="med" {...callLink(place.file_id)} title={t('openCall')}>
        {partiesOf(place.call)}
      </Link>
      <span className="sm t2 num">
        {formatDateTime(started_at)}
        {duration_ms !== null && ` · ${formatClock(duration_ms)}`}
      </span>
    </div>
  );
}
