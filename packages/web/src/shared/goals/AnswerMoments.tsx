import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { ReactNode } from 'react';
import { formatClock } from '../../lib/format.ts';
import '../hits/hits.css';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import type { HitCall } from '../hits/play-call.ts';
import { SpeakerName } from '../hits/SpeakerName.tsx';
import './goals.css';
import type { Quote } from './quotes.ts';

/** What can be done with a moment that an answer stands on. */
export type MomentAction = (moment: CallMoment) => ReactNode;

type Props = {
  call: HitCall;
  /** With the words around them, where those are known. */
  moments: readonly (CallMoment & Partial<Quote>)[];
  first?: number;
  actionOf?: MomentAction | undefined;
};

/** What an answer stands on: each moment plays, with who said it. */
export function AnswerMoments({ call, moments, first = 2, actionOf }: Props) {
  if (moments.length === 0) return null;
  return (
    <ul className="answer-moments">
      {moments.slice(0, first).map(({ before = '', after = '', ...moment }) => {
        const { start_ms, end_ms, role, text } = moment;
        return (
          <li key={`${start_ms}-${end_ms}-${role}`} className="sm" data-testid="answer-moment">
            <PassagePlay call={call} startMs={start_ms} endMs={end_ms} />
            <span className="num t2">{formatClock(start_ms)}</span>
            {role !== null && <SpeakerName {...{ role, call }} />}
            {text === '' ? (
              <span className="num t2">{formatClock(end_ms)}</span>
            ) : (
              <span className="answer-words" dir="auto">
                {before} <mark>{text}</mark> {after}
              </span>
            )}
            {actionOf?.(moment)}
          </li>
        );
      })}
    </ul>
  );
}
