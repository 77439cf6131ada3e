import { useTexts } from '../../lib/i18n.ts';
import { callPictureTexts } from './call-picture.texts.ts';

const bars = 111;
/** Who speaks when, in bars; the heights are a fixed pattern, so that the picture never changes. */
const operatorTurns = [
  [0, 12],
  [33, 37],
  [54, 82],
  [91, 97],
  [109, 111],
] as const;
const abonentTurns = [
  [14, 26],
  [27, 52],
  [85, 92],
  [101, 107],
] as const;
const playedTo = 27;

function lane(turns: readonly (readonly [number, number])[], strong: string, soft: string, y: number) {
  return Array.from({ length: bars }, (_, at) => {
    const speaks = turns.some(([from, to]) => at >= from && at <= to);
    const size = speaks ? 5 + Math.abs(Math.sin(at * 1.7) * 14 + Math.cos(at * 3.1) * 11) : 0.8;
    return { x: at * 5.5, y: y - size, height: size * 2, fill: at < playedTo ? strong : soft };
  });
}

const drawn = [
  ...lane(operatorTurns, '#b5c0ff', '#4b5bb5', 32),
  ...lane(abonentTurns, '#6fe0d3', '#27717a', 112),
];

/** What the product does, in one picture. */
export function CallPicture() {
  const t = useTexts(callPictureTexts);
  return (
    <aside className="login-picture" aria-hidden="true">
      <svg viewBox="0 0 606 144" width="100%" aria-hidden="true">
        {drawn.map((bar) => (
          <rect
            key={`${bar.x}-${bar.fill}-${bar.y}`}
            x={bar.x}
            y={bar.y}
            width="3"
            height={bar.height}
            rx="1.5"
            fill={bar.fill}
          />
        ))}
        <rect x={playedTo * 5.5 - 2} y="0" width="2" height="144" fill="#fff" />
      </svg>
      <div className="login-talk">
        <div className="quote a">
          <small>
            {t('nameA')} <span>2:01</span>
          </small>
          {t('sayA')}
        </div>
        <div className="quote b">
          <small>
            {t('nameB')} <span>2:09</span>
          </small>
          {t('sayB1')} <mark>{t('sayB2')}</mark>
          {t('sayB3')}
        </div>
        <span className="chip login-mark">
          <svg width="11" height="11" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 1 15 8 8 15 1 8z" fill="#d0a8f5" />
          </svg>
          {t('mark')}
        </span>
        <div className="quote a">
          <small>
            {t('nameA')} <span>2:31</span>
          </small>
          {t('sayC')}
        </div>
      </div>
    </aside>
  );
}
