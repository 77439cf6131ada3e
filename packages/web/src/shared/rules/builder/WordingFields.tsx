import { mostVariations, type Wording } from '@earshot/core/wording/steps.ts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { scriptTexts } from '../../scripts/scripts.texts.ts';
import { VariationField } from './VariationField.tsx';
import { PartSelect, WhoSelect } from './Where.tsx';
import './wording.css';

type Props = { wording: Wording; onChange: (wording: Wording) => void; disabled: boolean };

/** A sentence: who says it, where in the call, in which variations, and how close is close enough. */
export function WordingFields({ wording, onChange, disabled }: Props) {
  const t = useTexts(scriptTexts);
  const { who, part, variations, said_from, unsure_from } = wording;
  const isWrong = unsure_from > said_from;
  return (
    <>
      <div className="rule-line">
        <WhoSelect value={who} disabled={disabled} onChange={(next) => onChange({ ...wording, who: next })} />
        <PartSelect
          value={part}
          disabled={disabled}
          onChange={(next) => onChange({ ...wording, part: next })}
        />
        <span className="push" />
        {!disabled && variations.length < mostVariations && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Plus size={14} />}
            onClick={() =>
              onChange({
                ...wording,
                variations: [...variations, { language: variations.at(-1)?.language ?? null, text: '' }],
              })
            }
          >
            {t('addVariation')}
          </Button>
        )}
      </div>
      <ol className="variations" aria-label={t('variations')}>
        {variations.map((variation, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: variations are known by their number alone, and keep no state.
          <li key={at}>
            <VariationField
              number={at + 1}
              variation={variation}
              disabled={disabled}
              onChange={(next) => onChange({ ...wording, variations: variations.with(at, next) })}
              onRemove={
                variations.length > 1 && !disabled
                  ? () => onChange({ ...wording, variations: variations.toSpliced(at, 1) })
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      <div className="rule-line sm">
        <span className="t2">{t('unsureFrom')}</span>
        <NumberBox
          label={t('unsureFrom')}
          value={unsure_from}
          min={0.05}
          max={1}
          disabled={disabled}
          onChange={(value) => value !== null && onChange({ ...wording, unsure_from: value })}
        />
        <span className="t2">{t('saidFrom')}</span>
        <NumberBox
          label={t('saidFrom')}
          value={said_from}
          min={0.05}
          max={1}
          disabled={disabled}
          onChange={(value) => value !== null && onChange({ ...wording, said_from: value })}
        />
        {isWrong && (
          <span className="rule-mistake" role="status">
            {t('notOrdered')}
          </span>
        )}
      </div>
    </>
  );
}
