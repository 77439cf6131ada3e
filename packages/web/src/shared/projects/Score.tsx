import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './score.css';
import { scoreTexts } from './score.texts.ts';

const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value, 1)}`;
const toneOf = (value: number) => (value > 0 ? 'tone-ok' : value < 0 ? 'tone-bad' : 'tone-mute');

/** A score with its direction as a shape; a dash where there is none. */
export function Score({ value }: { value: number | null }) {
  const t = useTexts(scoreTexts);
  if (value === null) return <span className="mut">–</span>;
  const Shape = value > 0 ? ArrowUp : value < 0 ? ArrowDown : Minus;
  return (
    <span className={`chip score-chip num ${toneOf(value)}`} title={t('scoreOf', { score: signed(value) })}>
      <Shape size={11} aria-hidden />
      {signed(value)}
    </span>
  );
}

/** How a score moved. */
export function Trend({ value }: { value: number | null }) {
  const t = useTexts(scoreTexts);
  if (value === null) return null;
  const text = t('trendOf', { trend: signed(value) });
  return (
    <span className={`num score-trend ${value > 0 ? 'up' : value < 0 ? 'down' : 'mut'}`} title={text}>
      {signed(value)}
    </span>
  );
}
