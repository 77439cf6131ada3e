import { alertsPeriods } from '@earshot/core/projects/projects.ts';
import Checkbox from '@mui/material/Checkbox';
import { Choice } from '../../../components/Choice.tsx';
import { DayField } from '../../../components/DayField.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { descriptionLength } from '../../../shared/lengths/use-length-issue.ts';
import { Score } from '../../../shared/projects/Score.tsx';
import { cardTexts } from '../card.texts.ts';
import { formTexts } from '../form.texts.ts';
import { isoDay } from '../iso-day.ts';
import { FormPart, type PartProps } from './FormPart.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { NameField } from './NameField.tsx';

type AboutProps = PartProps & { id: number | null; taken: string | null; isTried: boolean };

/** Name, languages and what it is for. */
export function AboutPart({ draft, change, disabled, id, taken, isTried }: AboutProps) {
  const t = useTexts(formTexts);
  return (
    <FormPart title={t('project')}>
      <div className="form-about">
        <NameField
          id={id}
          value={draft.name}
          disabled={disabled}
          taken={taken}
          isTried={isTried}
          onName={(name) => change({ name })}
        />
        <LanguagesField
          value={draft.language}
          disabled={disabled}
          isNeeded={!draft.auto_language}
          onChange={(language) => change({ language })}
        />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
      <label className="facet-option form-check">
        <Checkbox
          size="small"
          disabled={disabled}
          checked={draft.auto_language}
          onChange={(event) => change({ auto_language: event.target.checked })}
        />
        <span>{t('detect')}</span>
      </label>
      <LengthField
        isQuiet
        fullWidth
        multiline
        size="small"
        label={t('description')}
        value={draft.description}
        disabled={disabled}
        limits={descriptionLength}
        onText={(description) => change({ description })}
      />
    </FormPart>
  );
}

/** How often what was found is told. */
export function AlertsPart({ draft, change, disabled }: PartProps) {
  const t = useTexts(formTexts);
  const c = useTexts(cardTexts);
  return (
    <FormPart title={t('alerts')} help={t('alertsHelp')}>
      <Choice
        label={t('alerts')}
        value={draft.alerts_period}
        options={alertsPeriods.map((value) => ({ value, label: c(`alerts_${value}`), disabled }))}
        onChange={(alerts_period) => change({ alerts_period })}
      />
      <span className="sm t2">{t(`alertsAt_${draft.alerts_period}`)}</span>
    </FormPart>
  );
}

/** The mean that past calls would have had; nothing before that is known. */
export function ScorePart({ preview: { answer } }: PartProps) {
  const t = useTexts(formTexts);
  if (answer === undefined || answer.score === null) return null;
  return (
    <FormPart title={t('score')}>
      <span className="rule-line">
        <Score value={answer.score} />
        <span className="sm t2">{t('scoreMean', { shown: formatNumber(answer.files) })}</span>
      </span>
    </FormPart>
  );
}

/** Whether past calls are taken in, too, and from which day on. */
export function StartPart({ draft, change, disabled }: PartProps) {
  const t = useTexts(formTexts);
  const { history_from: from } = draft;
  const yearStart = () => isoDay(new Date(new Date().getFullYear(), 0, 1));
  return (
    <FormPart title={t('onStart')}>
      <div className="rule-line">
        <Choice
          label={t('onStart')}
          value={from === null ? 'now' : 'past'}
          options={[
            { value: 'now', label: t('fromNow'), disabled },
            { value: 'past', label: t('alsoPast'), disabled },
          ]}
          onChange={(when) => change({ history_from: when === 'now' ? null : yearStart() })}
        />
        {from !== null && (
          <DayField
            className="restart-day"
            label={t('since')}
            value={from}
            disabled={disabled}
            max={isoDay(new Date())}
            // An empty day would mean something else: it stays until there is another.
            onChange={({ target }) => target.value !== '' && change({ history_from: target.value })}
          />
        )}
      </div>
    </FormPart>
  );
}
