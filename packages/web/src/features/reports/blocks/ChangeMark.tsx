import { type Change, changeOf } from '@earshot/core/reports/drawing/change.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { useChangeText, useValueText } from './use-value-text.ts';

type Props = { measure: Measure; value: ReportValue | undefined; isChip?: boolean };

const toneOf = ({ verdict, isSure }: Change): string =>
  verdict === 'better' ? 'report-better' : verdict === 'worse' ? 'report-worse' : isSure ? 'semi' : 't2';

/** How a number changed; coloured only where that is more than chance and one way is better. */
export function ChangeMark({ measure, value, isChip = false }: Props) {
  const t = useTexts(blockTexts);
  const changeText = useChangeText();
  const valueText = useValueText();
  const change = value && changeOf(measure, value);
  if (!value || !change) return isChip ? null : <span className="mut">–</span>;
  const was = t('was', { shown: valueText(measure, value.before?.value ?? 0) });
  const sureness = change.isSure === null ? null : t(change.isSure ? 'sure' : 'chance');
  const shown = changeText(measure, change.by);
  const isSome = /[1-9]/u.test(shown);
  const Arrow = change.by > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={isChip ? `num report-change chip ${toneOf(change)}` : `num report-change ${toneOf(change)}`}
      title={[was, sureness].filter(Boolean).join('; ')}
    >
      {isChip && isSome && <Arrow size={13} aria-hidden />}
      {shown}
    </span>
  );
}
