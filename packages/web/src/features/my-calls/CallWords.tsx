import type { Phrase } from '@earshot/core/call/phrase.ts';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PassagePlay } from '../../shared/hits/PassagePlay.tsx';
import type { HitCall } from '../../shared/hits/play-call.ts';
import { SpeakerName } from '../../shared/hits/SpeakerName.tsx';
import { myCallsTexts } from './my-calls.texts.ts';

/** What was said, phrase by phrase: to be heard, and selected as the moment of a dispute. */
export function CallWords({ call, phrases }: { call: HitCall; phrases: readonly Phrase[] }) {
  const t = useTexts(myCallsTexts);
  return (
    <details className="my-words">
      <summary>{t('words')}</summary>
      <ul className="answer-moments">
        {phrases.map(({ id, start_ms, end_ms, role, words }) => (
          <li key={id} data-from={start_ms} data-to={end_ms} className="sm">
            <PassagePlay call={call} startMs={start_ms} endMs={end_ms} />
            <span className="num t2">{formatClock(start_ms)}</span>
            {role !== null && <SpeakerName {...{ role, call }} />}
            <span className="answer-words" dir="auto">
              {words.map(({ text }) => text).join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
