import { weekdays } from '@earshot/core/calls/dimensions.ts';
import { type LetterRhythm, nths, rhythms } from '@earshot/core/report-letters/rhythm.ts';
import { nthText } from '@earshot/core/report-letters/rhythm-text.ts';
import { Choice } from '../../../components/Choice.tsx';
import { DayInput } from '../../../components/DayInput.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { useDimensionTexts } from '../../../shared/filters/dimension-texts.ts';
import { lettersTexts } from './letters.texts.ts';
import { atFrequency, quarters } from './schedule-draft.ts';

type Props = { rhythm: LetterRhythm; onChange: (rhythm: LetterRhythm) => void };

/** How often letters go out, on which days, and at what time. */
export function RhythmFields({ rhythm, onChange }: Props) {
  const t = useTexts(lettersTexts);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="letters-lines">
      <Choice
        label={t('howOften')}
        value={rhythm.every}
        options={rhythms.map((value) => ({ value, label: t(value) }))}
        onChange={(every) => onChange(atFrequency(rhythm, every, today))}
      />
      <div className="letters-line">
        <DayFields rhythm={rhythm} onChange={onChange} />
        <SmallSelect
          label={t('at')}
          value={rhythm.at}
          options={quarters.map((value) => ({ value, label: value }))}
          onChange={(at) => onChange({ ...rhythm, at })}
        />
      </div>
    </div>
  );
}

function DayFields({ rhythm, onChange }: Props) {
  const t = useTexts(lettersTexts);
  const { labelOf } = useDimensionTexts();
  const locale = useLocale();
  switch (rhythm.every) {
    case 'day':
      return null;
    case 'week': {
      const toggled = (day: (typeof weekdays)[number]) =>
        weekdays.filter((one) => (one === day) !== rhythm.on.includes(one));
      return (
        <fieldset className="plain letters-line" aria-label={t('on')}>
          {weekdays.map((day) => (
            <button
              key={day}
              type="button"
              className="plain chip small"
              aria-pressed={rhythm.on.includes(day)}
              aria-label={labelOf('weekday', day)}
              onClick={() => onChange({ ...rhythm, on: toggled(day) })}
            >
              {labelOf('weekday', day).slice(0, 3)}
            </button>
          ))}
        </fieldset>
      );
    }
    case 'month':
    case 'quarter':
      return (
        <>
          <SmallSelect
            label={t('nth')}
            value={rhythm.nth}
            options={nths.map((value) => ({ value, label: nthText(value, rhythm.weekday, locale) }))}
            onChange={(nth) => onChange({ ...rhythm, nth })}
          />
          <SmallSelect
            label={t('weekday')}
            value={rhythm.weekday}
            options={weekdays.map((value) => ({ value, label: labelOf('weekday', value) }))}
            onChange={(weekday) => onChange({ ...rhythm, weekday })}
          />
        </>
      );
    case 'once':
      return (
        <DayInput
          aria-label={t('onDay')}
          value={rhythm.day}
          onChange={({ target }) => onChange({ ...rhythm, day: target.value })}
        />
      );
  }
}
