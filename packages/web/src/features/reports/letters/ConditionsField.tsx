import { mostConditions } from '@earshot/core/report-letters/report-letters.ts';
import { kindOf } from '@earshot/core/reports/report-table.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useBlockTitle, useMeasureText } from '../blocks/use-measure-text.ts';
import { lettersTexts } from './letters.texts.ts';
import type { ConditionDraft } from './schedule-draft.ts';

type Props = {
  report: Report;
  value: readonly ConditionDraft[];
  onChange: (conditions: ConditionDraft[]) => void;
};

/** Numbers of the report, and on which side of which bound they have to be; one of them is enough. */
export function ConditionsField({ report, value, onChange }: Props) {
  const t = useTexts(lettersTexts);
  return (
    <div className="letters-lines">
      {value.map((condition, at) => (
        <ConditionLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
          key={at}
          place={at + 1}
          report={report}
          condition={condition}
          onChange={(next) => onChange(value.map((one, place) => (place === at ? next : one)))}
          onRemove={() => onChange(value.filter((_, place) => place !== at))}
        />
      ))}
      <div className="letters-line">
        {value.length < mostConditions && (
          <Button
            size="small"
            startIcon={<Plus size={14} />}
            onClick={() => onChange([...value, { block: 0, measure: 0, side: 'over', bound: null }])}
          >
            {t('addCondition')}
          </Button>
        )}
        <span className="sm mut">{t(value.length > 1 ? 'anyOf' : 'neverEmpty')}</span>
      </div>
    </div>
  );
}

type LineProps = {
  place: number;
  report: Report;
  condition: ConditionDraft;
  onChange: (condition: ConditionDraft) => void;
  onRemove: () => void;
};

function ConditionLine({ place: n, report, condition, onChange, onRemove }: LineProps) {
  const t = useTexts(lettersTexts);
  const numbers = useNumbers(report);
  const { block, measure, side, bound } = condition;
  const asked = report.blocks[block]?.measures[measure];
  const { scale, unit } = writtenAs(asked === undefined ? 'number' : kindOf(asked));
  return (
    <fieldset className="plain letters-line" aria-label={t('conditionN', { n })}>
      <SmallSelect
        label={t('number')}
        value={`${block}.${measure}`}
        options={numbers}
        onChange={(place) => {
          const [nextBlock = 0, nextMeasure = 0] = place.split('.').map(Number);
          onChange({ ...condition, block: nextBlock, measure: nextMeasure, bound: null });
        }}
      />
      <SmallSelect
        label={t('side')}
        value={side}
        options={(['over', 'under'] as const).map((one) => ({ value: one, label: t(one) }))}
        onChange={(next) => onChange({ ...condition, side: next })}
      />
      <NumberBox
        label={t('bound')}
        value={bound}
        scale={scale}
        {...(unit !== undefined && { unit })}
        onChange={(next) => onChange({ ...condition, bound: next })}
      />
      <IconAction size="small" label={t('removeCondition', { n })} onClick={onRemove}>
        <X size={14} />
      </IconAction>
    </fieldset>
  );
}

/** All numbers of the report, each with the block that it is of. */
function useNumbers({ blocks }: Report) {
  const blockTitle = useBlockTitle();
  const measureText = useMeasureText();
  return blocks.flatMap((block, at) =>
    block.measures.map((measure, place) => ({
      value: `${at}.${place}`,
      label: measureText(measure),
      group: blockTitle(block),
    })),
  );
}

/** A share is written in percent, a time in seconds. */
function writtenAs(kind: ReturnType<typeof kindOf>): { scale: number; unit?: string } {
  if (kind === 'share') return { scale: 100, unit: '%' };
  if (kind === 'seconds') return { scale: 0.001, unit: 's' };
  return { scale: 1 };
}
