import { tagColors } from '@earshot/core/tags/tag-colors.ts';
import { type TagInput, tagNameLength } from '@earshot/core/tags/tags.api.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { newDetection } from '../../shared/rules/builder/detection-draft.ts';
import { tagColorTexts } from '../../shared/rules/editor/tag-colors.texts.ts';
import '../../shared/tags/tag-chip.css';
import './tags.css';
import { tagsTexts } from './tags.texts.ts';

type Props = {
  value: TagInput;
  onChange: (change: Partial<TagInput>) => void;
  disabled: boolean;
  /** What the server said of the name. */
  taken: string | null;
};

/** Name, colour and weight of a tag, and whether a rule sets it. */
export function TagFields({ value, onChange, disabled, taken }: Props) {
  const t = useTexts(tagsTexts);
  const c = useTexts(tagColorTexts);
  // A rule that was put aside comes back with the next click.
  const [aside, setAside] = useState(value.detection);
  return (
    <>
      <LengthField
        fullWidth
        label={t('name')}
        value={value.name}
        disabled={disabled}
        autoFocus={value.name === '' && !disabled}
        limits={tagNameLength}
        refusal={taken}
        onText={(name) => onChange({ name })}
      />
      <div className="tag-looks">
        <fieldset className="tag-colors" aria-label={t('color')}>
          {tagColors.map((color) => (
            <button
              key={color}
              type="button"
              className={`tag-color tag-${color}`}
              aria-label={c(color)}
              title={c(color)}
              aria-pressed={value.color === color}
              disabled={disabled}
              onClick={() => onChange({ color })}
            >
              {value.color === color && <Check size={14} aria-hidden />}
            </button>
          ))}
        </fieldset>
        <span className="row" title={t('weightHelp')}>
          <span className="t2">{t('weight')}</span>
          <NumberBox
            label={`${t('weight')}. ${t('weightHelp')}`}
            value={value.weight}
            min={-100}
            max={100}
            whole
            open="0"
            disabled={disabled}
            onChange={(weight) => onChange({ weight: weight ?? 0 })}
          />
        </span>
      </div>
      <div className="row" style={{ flexWrap: 'wrap' }}>
        <span className="t2">{t('how')}</span>
        <Choice
          label={t('how')}
          value={value.detection === null ? 'hand' : 'rule'}
          options={[
            { value: 'hand', label: t('byHand'), disabled },
            { value: 'rule', label: t('byRule'), disabled },
          ]}
          onChange={(how) => {
            if (value.detection !== null) setAside(value.detection);
            onChange({ detection: how === 'hand' ? null : (value.detection ?? aside ?? newDetection()) });
          }}
        />
      </div>
    </>
  );
}
