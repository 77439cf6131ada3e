import type { Saying } from '@earshot/core/wording/saying.ts';
import type { ReactNode } from 'react';
import { formatClock, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import type { HitCall } from '../hits/play-call.ts';
import { SayingText } from './SayingText.tsx';
import { scriptTexts } from './scripts.texts.ts';

type Props = {
  call: HitCall;
  sayings: readonly Saying[];
  variations: readonly string[];
  actionOf?: ((saying: Saying) => ReactNode) | undefined;
};

/** Every place where a script was said or may have been, beside the variation that it is closest to; each plays. */
export function SayingList({ call, sayings, variations, actionOf }: Props) {
  const t = useTexts(scriptTexts);
  return (
    <ul className="side-list">
      {sayings.map((saying) => (
        <li key={`${saying.start_ms}-${saying.speaker}-${saying.variation}`} className="script-outcome">
          <span className="row sm t2" style={{ gap: 8 }}>
            <PassagePlay call={call} startMs={saying.start_ms} endMs={saying.end_ms} />
            <span className="num">{formatClock(saying.start_ms)}</span>
            <span>{t('variation', { number: saying.variation + 1 })}</span>
            <span className="num">{t('closeness', { value: formatNumber(saying.closeness, 2) })}</span>
            {actionOf?.(saying)}
          </span>
          <SayingText saying={saying} written={variations[saying.variation] ?? ''} />
        </li>
      ))}
    </ul>
  );
}
