import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { saysNumber } from '@earshot/core/files/fields.ts';
import { measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import { reportWords } from '@earshot/core/reports/names.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { fieldsQuery } from '../../../shared/files/fields.queries.ts';
import { useDimensionTexts } from '../../../shared/filters/dimension-texts.ts';
import { useMetricChoices } from '../../../shared/rules/builder/metric-choices.ts';
import { words } from '../../../shared/words.texts.ts';
import { type Named, type RuleThing, useMeasuredThings } from '../blocks/use-measured-things.ts';
import { formTexts } from './form.texts.ts';

type Props = { measure: Measure; disabled: boolean; onChange: (of: Measure['of']) => void };

/** What a measure is of: a rule, a question under its goal, an emotion, or a metric with its side. */
export function ThingField({ measure, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const { labelOf } = useDimensionTexts();
  const { of: thing } = measureOf(measure.name);
  if (thing === null) return null;
  if (thing === 'metric') return <MetricField {...{ measure, disabled, onChange }} />;
  if (thing === 'field') return <OwnField {...{ measure, disabled, onChange }} />;
  if (thing !== 'emotion') return <RuleField {...{ measure, disabled, onChange, thing }} />;
  return (
    <SmallSelect
      label={t('of')}
      value={emotionNames.find((one) => one === measure.of) ?? 'anger'}
      disabled={disabled}
      options={emotionNames.map((value) => ({ value, label: labelOf('emotions', value) }))}
      onChange={onChange}
    />
  );
}

function RuleField({ measure: { of }, disabled, onChange, thing }: Props & { thing: RuleThing }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const known = useMeasuredThings().thingsOf(thing);
  const missing =
    of === null || known.some(({ id }) => id === of) ? [] : [{ id: of, name: reportWords.gone[locale] }];
  const offered: readonly Named[] = [...missing, ...known];
  return (
    <FilterSelect
      label={t('of')}
      every={t('choose')}
      value={of === null ? undefined : String(of)}
      options={offered.map(({ id, name, group }) => ({ value: String(id), label: name, group }))}
      onChange={(chosen) =>
        !disabled && onChange(offered.find(({ id }) => String(id) === chosen)?.id ?? null)
      }
    />
  );
}

/** A field of the calls' own that says numbers: those of the newest calls, and what is chosen in any case. */
function OwnField({ measure: { of }, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const known = (useQuery(fieldsQuery()).data?.results ?? [])
    .filter(({ values }) => values.some(saysNumber))
    .map(({ name }) => name);
  const chosen = typeof of === 'string' ? [of] : [];
  return (
    <FilterSelect
      label={t('of')}
      every={t('choose')}
      value={chosen[0]}
      options={[...new Set([...known, ...chosen])].map((name) => ({ value: name, label: name }))}
      onChange={(name) => !disabled && onChange(name ?? null)}
    />
  );
}

/** The names of metrics as `MetricOfKey` reads them. */
const keyOf = (metric: string, who: string): string => (who === 'anyone' ? metric : `${who}.${metric}`);

function MetricField({ measure, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const w = useTexts(words);
  const { choices, choiceOf } = useMetricChoices();
  const { metric, who } = metricOfKey(String(measure.of));
  const chosen = choiceOf(metric);
  const sideOf = (name: string) => {
    const { sides } = choiceOf(name);
    return sides.includes(who) ? who : (sides[0] ?? 'anyone');
  };
  const offered = choices.some(({ name }) => name === metric) ? choices : [...choices, chosen];
  return (
    <>
      <SmallSelect
        label={t('of')}
        value={metric}
        disabled={disabled}
        options={offered.map(({ name, label }) => ({ value: name, label }))}
        onChange={(name) => onChange(keyOf(name, sideOf(name)))}
      />
      {chosen.sides.length > 1 && (
        <SmallSelect
          label={t('side')}
          value={who}
          disabled={disabled}
          options={chosen.sides.map((value) => ({
            value,
            label: value === 'anyone' ? t('side_anyone') : w(value),
          }))}
          onChange={(side) => onChange(keyOf(metric, side))}
        />
      )}
    </>
  );
}
