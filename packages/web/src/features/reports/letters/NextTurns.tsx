import { Clock } from 'lucide-react';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { zoneName } from '../../../shared/time-zone/time-zones.ts';
import { offsetOf } from '../../../shared/time-zone/zone-search.ts';
import { lettersTexts } from './letters.texts.ts';

type Props = { turns: readonly string[]; timeZone: string };

/** When the next letters come, and where clocks are changed between two of them. */
export function NextTurns({ turns, timeZone }: Props) {
  const t = useTexts(lettersTexts);
  const offsets = turns.map((turn) => offsetOf(timeZone, new Date(turn)));
  return (
    <section className="letters-next">
      <h3>
        {t('next')} <span className="mut sm">{t('clock', { place: zoneName(timeZone) })}</span>
      </h3>
      {turns.length === 0 && <p className="t2 sm">{t('noNext')}</p>}
      <ol>
        {turns.map((turn, at) => (
          <li key={turn}>
            {at > 0 && offsets[at] !== offsets[at - 1] && (
              <span className="letters-change xs">
                <Clock size={12} aria-hidden /> {t('clocksChange')}
              </span>
            )}
            <span className="num">{formatDateTime(turn, timeZone)}</span>{' '}
            <span className="chip small num">{offsets[at]?.replace(':00', '')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
