import type { CoachingMoment } from '@earshot/core/coaching/coaching.ts';
import { Link } from '@tanstack/react-router';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import '../goals/goals.css';
import { callLink } from '../hits/call-link.ts';
import '../hits/hits.css';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import { SpeakerName } from '../hits/SpeakerName.tsx';
import './coaching.css';
import { coachingTexts } from './coaching.texts.ts';
import { callOf, type OfCall } from './coaching-call.ts';

type Props = {
  of: OfCall & {
    moment: Pick<CoachingMoment['moment'], 'start_ms' | 'end_ms' | 'role' | 'text'>;
  };
  /** Where leaving for the call would lose the place. */
  isPlain?: boolean;
};

/** A moment with who says what in it: it plays where it stands, and its time leads to the call. */
export function MomentLine({ of, isPlain = false }: Props) {
  const t = useTexts(coachingTexts);
  const call = callOf(of);
  const { start_ms, end_ms, role, text } = of.moment;
  const time = formatClock(start_ms);
  return (
    <p className="moment-line sm" data-testid="moment-line">
      <PassagePlay call={call} startMs={start_ms} endMs={end_ms} />
      {isPlain ? (
        <span className="num t2">{time}</span>
      ) : (
        <Link
          {...callLink(of.file_id)}
          search={{ t: String(Math.floor(start_ms / 1000)) }}
          className="num hit-time"
          data-aside
          aria-label={t('openAt', { time })}
          title={t('openAt', { time })}
        >
          {time}
        </Link>
      )}
      {role !== null && <SpeakerName {...{ role, call }} />}
      {text === '' ? (
        <span className="num t2">{formatClock(end_ms)}</span>
      ) : (
        <span className="answer-words moment-words" dir="auto">
          {text}
        </span>
      )}
    </p>
  );
}
