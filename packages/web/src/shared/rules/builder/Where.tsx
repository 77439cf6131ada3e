import { callParts, defaultPartSeconds, type Part } from '@earshot/core/call/part.ts';
import { type Who, whos } from '@earshot/core/call/role.ts';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { words } from '../../words.texts.ts';
import { builderTexts } from './builder.texts.ts';

export function WhoSelect({
  value,
  onChange,
  disabled,
  options = whos,
  anyone,
}: {
  value: Who;
  onChange: (who: Who) => void;
  disabled: boolean;
  options?: readonly Who[];
  /** What both sides together are called here. */
  anyone?: string;
}) {
  const t = useTexts(builderTexts);
  const w = useTexts(words);
  return (
    <SmallSelect
      label={t('who')}
      value={value}
      disabled={disabled}
      onChange={onChange}
      options={options.map((who) => ({
        value: who,
        label: who === 'anyone' ? (anyone ?? t('anyone')) : w(who),
      }))}
    />
  );
}

/** Which part of the call; the beginning and the ending have a length in seconds or in percent. */
export function PartSelect({
  value,
  onChange,
  disabled,
}: {
  value: Part;
  onChange: (part: Part) => void;
  disabled: boolean;
}) {
  const t = useTexts(builderTexts);
  const hasLength = value.name === 'beginning' || value.name === 'ending';
  const unit = value.percent === null ? 'seconds' : 'percent';
  return (
    <>
      <SmallSelect
        label={t('part')}
        value={value.name}
        disabled={disabled}
        onChange={(name) => onChange({ name, seconds: null, percent: null })}
        options={callParts.map((name) => ({ value: name, label: t(`part_${name}`) }))}
      />
      {hasLength && (
        <>
          <NumberBox
            label={t('partLength')}
            value={value.percent ?? value.seconds ?? defaultPartSeconds}
            min={1}
            max={unit === 'percent' ? 100 : 86_400}
            disabled={disabled}
            onChange={(length) => length !== null && onChange({ ...value, [unit]: length })}
          />
          <SmallSelect
            label={t('partUnit')}
            value={unit}
            disabled={disabled}
            onChange={(next) =>
              onChange({
                ...value,
                seconds: next === 'seconds' ? defaultPartSeconds : null,
                percent: next === 'percent' ? 20 : null,
              })
            }
            options={[
              { value: 'seconds', label: t('seconds') },
              { value: 'percent', label: t('percent') },
            ]}
          />
        </>
      )}
    </>
  );
}
