import { standingMetrics } from '@earshot/core/agents/people.ts';
import type { Measure } from '@earshot/core/coaching/coaching.ts';
import { useQuery } from '@tanstack/react-query';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { goalsQuery } from '../../goals/goals.queries.ts';
import { useMetricName } from '../../metrics/metric-names.ts';
import { scriptsQuery } from '../../scripts/scripts.queries.ts';
import { useMay } from '../../users.queries.ts';
import { giveTexts } from './give.texts.ts';

type Choice = { value: string; label: string; group?: string; measure: Measure };
type Props = { value: Measure | null; onChange: (measure: Measure | null) => void };

/** What the coaching should move: an answer, a form, a number or what is said. */
export function MeasureField({ value, onChange }: Props) {
  const t = useTexts(giveTexts);
  const choices = useMeasureChoices();
  const kinds = measureKinds.filter((kind) => choices[kind].length > 0 || kind === value?.kind);
  const things = value === null ? [] : choices[value.kind];
  const chosen = value === null ? undefined : things.find((one) => isSameMeasure(one.measure, value));
  return (
    <section className="give-measure" aria-label={t('measure')}>
      <h3>{t('measure')}</h3>
      <span className="row">
        <SmallSelect
          label={t('measure')}
          value={value?.kind ?? 'none'}
          options={[
            { value: 'none' as const, label: t('measure_none') },
            ...kinds.map((kind) => ({ value: kind, label: t(`measure_${kind}`) })),
          ]}
          onChange={(kind) => onChange(kind === 'none' ? null : (choices[kind][0]?.measure ?? null))}
        />
        {things.length > 0 && (
          <SmallSelect
            label={t('measureThing')}
            value={chosen?.value ?? things[0]?.value ?? ''}
            options={things}
            onChange={(next) => onChange(things.find((one) => one.value === next)?.measure ?? null)}
          />
        )}
      </span>
      {value !== null && <p className="xs mut">{t('measureHelp')}</p>}
    </section>
  );
}

const measureKinds = ['question', 'goal', 'metric', 'script'] as const;

const isSameMeasure = (one: Measure, other: Measure): boolean => keyOfMeasure(one) === keyOfMeasure(other);

function keyOfMeasure(measure: Measure): string {
  switch (measure.kind) {
    case 'question':
      return `${measure.goal_id} ${measure.question_id}`;
    case 'goal':
      return String(measure.goal_id);
    case 'metric':
      return measure.metric;
    case 'script':
      return String(measure.script_id);
    default:
      return measure satisfies never;
  }
}

/** What there is to be measured, by kind. */
export function useMeasureChoices(): Record<Measure['kind'], Choice[]> {
  const nameOf = useMetricName();
  const maySeeScripts = useMay('scripts.read');
  const goals = useQuery(goalsQuery()).data?.results ?? [];
  const scripts = useQuery({ ...scriptsQuery(), enabled: maySeeScripts }).data?.results ?? [];
  const as = (label: string, measure: Measure, group?: string): Choice => ({
    value: keyOfMeasure(measure),
    label,
    measure,
    ...(group !== undefined && { group }),
  });
  return {
    question: goals.flatMap(({ id: goal_id, name, groups }) =>
      groups.flatMap(({ questions }) =>
        questions.flatMap(({ id, text }) =>
          id === undefined ? [] : [as(text, { kind: 'question', goal_id, question_id: id }, name)],
        ),
      ),
    ),
    goal: goals.map(({ id, name }) => as(name, { kind: 'goal', goal_id: id })),
    metric: standingMetrics.map(({ name }) => as(nameOf(name), { kind: 'metric', metric: name })),
    script: scripts.map(({ id, name }) => as(name, { kind: 'script', script_id: id })),
  };
}
