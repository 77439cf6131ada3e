import type { Goal } from '@earshot/core/goals/goals.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { plansTexts } from './plans.texts.ts';
import type { PlanEditing } from './use-plan-editing.ts';

const nameLength = { least: 3, most: 100 };

type Props = { goals: readonly Pick<Goal, 'id' | 'name'>[]; editing: PlanEditing; isNew: boolean };

/** What a plan is called, by which goal it goes, how many calls it chooses, and until when they are due. */
export function PlanFields({ goals, editing, isNew }: Props) {
  const t = useTexts(plansTexts);
  const { draft, taken, disabled, change } = editing;
  return (
    <>
      <section className="card rule-fields">
        <LengthField
          fullWidth
          label={t('name')}
          value={draft.name}
          disabled={disabled}
          autoFocus={isNew}
          limits={nameLength}
          refusal={taken}
          onText={(name) => change({ name })}
        />
        <div className="rule-line">
          <span className="t2">{t('goal')}</span>
          <SmallSelect
            label={t('goal')}
            value={goals.some(({ id }) => id === draft.goal_id) ? String(draft.goal_id) : ''}
            disabled={disabled}
            options={goals.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => change({ goal_id: Number(value) })}
          />
          <span className="push" />
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={draft.is_active}
                disabled={disabled}
                onChange={(_, is_active) => change({ is_active })}
              />
            }
            label={t('isOn')}
          />
        </div>
      </section>
      <section className="card rule-fields" aria-labelledby="plan-often">
        <h2 id="plan-often">{t('howOften')}</h2>
        <NumberLine {...{ editing }} name="per_agent" label={t('perAgent')} unit={t('callsUnit')} max={100} />
        <NumberLine {...{ editing }} name="twice" label={t('twice')} unit="%" min={0} max={100} />
        <NumberLine {...{ editing }} name="due_days" label={t('due')} unit={t('days')} max={60} />
      </section>
    </>
  );
}

type LineProps = {
  editing: PlanEditing;
  name: 'per_agent' | 'twice' | 'due_days';
  label: string;
  unit: string;
  min?: number;
  max: number;
};

function NumberLine({ editing: { draft, disabled, change }, name, label, unit, min = 1, max }: LineProps) {
  return (
    <div className="rule-line plan-number">
      <span className="t2">{label}</span>
      <NumberBox
        label={label}
        value={draft[name]}
        min={min}
        max={max}
        whole
        unit={unit}
        disabled={disabled}
        onChange={(value) => value !== null && change({ [name]: value })}
      />
    </div>
  );
}
