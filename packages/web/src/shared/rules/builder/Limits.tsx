import type { ReactNode } from 'react';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { builderTexts } from './builder.texts.ts';

type Range = [number | null, number | null];
type Props = {
  /** What is limited, for a screen reader. */
  what: string;
  value: Range;
  onChange: (value: Range) => void;
  scale?: number;
  unit?: string;
  min?: number;
  max?: number;
  whole?: boolean;
  disabled: boolean;
  /** One of the two must be there. */
  needed?: boolean;
  children?: ReactNode;
};

/** From … to …, each of which may be left open. */
export function Limits({ what, value, onChange, disabled, needed = false, children, ...box }: Props) {
  const t = useTexts(builderTexts);
  const [least, most] = value;
  const mistake =
    needed && least === null && most === null
      ? t('limitsNeeded')
      : least !== null && most !== null && least > most
        ? t('limitsCrossed')
        : null;
  return (
    <span className="rule-limits">
      <span className="mut">{t('from')}</span>
      <NumberBox
        {...box}
        label={t('least', { what })}
        open="–"
        value={least}
        disabled={disabled}
        onChange={(next) => onChange([next, most])}
      />
      <span className="mut">{t('to')}</span>
      <NumberBox
        {...box}
        label={t('most', { what })}
        open="∞"
        value={most}
        disabled={disabled}
        onChange={(next) => onChange([least, next])}
      />
      {children}
      {mistake && (
        <span className="rule-mistake" role="status">
          {mistake}
        </span>
      )}
    </span>
  );
}
