import { formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './goals.css';
import { goalTexts } from './goals.texts.ts';

/** How sure the machine is, 0 … 1, as a bar with its number. */
export function Confidence({ value, bar }: { value: number; bar: number }) {
  const t = useTexts(goalTexts);
  const share = formatPercent(value);
  return (
    <span
      className={value < bar ? 'confidence low num' : 'confidence num'}
      title={t('confidence', { share })}
    >
      <i aria-hidden>
        <i style={{ width: `${Math.round(value * 100)}%` }} />
      </i>
      {share}
    </span>
  );
}
