import { canAnswer } from '@earshot/core/goals/goal-issue.ts';
import { type Answerer, answererKinds, type QuestionInput } from '@earshot/core/goals/questions.ts';
import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../../components/Choice.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useLabelChoices } from '../../../shared/classifiers/use-label-choices.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { DetectionBuilder } from '../../../shared/rules/builder/DetectionBuilder.tsx';
import { newDetection } from '../../../shared/rules/builder/detection-draft.ts';
import { MetricFields } from '../../../shared/rules/builder/OtherFields.tsx';
import { patternsQuery } from '../../../shared/rules/rules.queries.ts';
import { scriptsQuery } from '../../../shared/scripts/scripts.queries.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { editorTexts } from './editor.texts.ts';
import { newAnswerer } from './goal-draft.ts';
import { isAsked } from './use-answerer-line.ts';

type Props = {
  question: QuestionInput;
  disabled: boolean;
  onChange: (part: Partial<QuestionInput>) => void;
};

/** Who answers the question by themselves, and how. What there is none of yet is not offered. */
export function AnswererFields({ question, disabled, onChange }: Props) {
  const t = useTexts(editorTexts);
  const g = useTexts(goalTexts);
  const may = useMayFor();
  const scripts = useQuery({ ...scriptsQuery(), enabled: may('scripts.read') }).data?.results;
  const labels = useLabelChoices();
  const { mode, answer_by: by } = question;
  const offered = answererKinds.filter(
    (kind) =>
      kind === by.kind ||
      ((kind !== 'classifier' || may('classifiers.read')) && (kind !== 'script' || may('scripts.read'))),
  );
  const first = { script: scripts?.[0]?.id ?? null, label: labels?.[0] ?? null };
  const change = (answer_by: Answerer) => onChange({ answer_by });
  return (
    <>
      <dt>{t('answeredBy')}</dt>
      <dd className="answerer">
        <Choice
          label={t('answeredBy')}
          value={by.kind}
          options={offered.map((value) => ({
            value,
            label: g(`by_${value}`),
            disabled: disabled || !canAnswer(value, mode),
          }))}
          onChange={(kind) => change(newAnswerer(kind, first))}
        />
        {by.kind === 'pattern' && <PatternFields {...{ by, disabled }} onChange={change} />}
        {by.kind === 'metric' && (
          <MetricFields
            method={{ ...by, limits: [...by.limits] }}
            disabled={disabled}
            onChange={({ metric, who, limits }) => change({ kind: 'metric', metric, who, limits })}
          />
        )}
        {by.kind === 'script' &&
          (scripts === undefined || scripts.length === 0 ? (
            <p className="sm t2">{t('noScripts')}</p>
          ) : (
            <SmallSelect
              label={t('script')}
              value={String(by.id)}
              disabled={disabled}
              options={scripts.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => change({ kind: 'script', id: Number(id) })}
            />
          ))}
        {by.kind === 'classifier' && <LabelField {...{ by, disabled }} onChange={change} />}
        {by.kind === 'learned' && <p className="sm t2">{t('learnedHelp')}</p>}
        {by.kind === 'llm' && <p className="sm t2">{t('llmHelp')}</p>}
      </dd>
    </>
  );
}

type PatternProps = {
  by: Extract<Answerer, { kind: 'pattern' }>;
  disabled: boolean;
  onChange: (by: Answerer) => void;
};

/** A pattern of the workspace, or what is written here. */
function PatternFields({ by, disabled, onChange }: PatternProps) {
  const t = useTexts(editorTexts);
  const may = useMayFor();
  const patterns = useQuery({ ...patternsQuery(), enabled: may('patterns.read') }).data?.results ?? [];
  return (
    <>
      <SmallSelect
        label={t('pattern')}
        value={by.id === null ? 'own' : String(by.id)}
        disabled={disabled}
        options={[
          { value: 'own', label: t('ownWords') },
          ...patterns.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) =>
          onChange(
            id === 'own'
              ? { kind: 'pattern', id: null, detection: newDetection() }
              : { kind: 'pattern', id: Number(id), detection: null },
          )
        }
      />
      {by.detection !== null && (
        <DetectionBuilder
          detection={by.detection}
          disabled={disabled}
          onChange={(detection) => onChange({ kind: 'pattern', id: null, detection })}
        />
      )}
    </>
  );
}

type LabelProps = {
  by: Extract<Answerer, { kind: 'classifier' }>;
  disabled: boolean;
  onChange: (by: Answerer) => void;
};

/** The label of which a call says yes; one that is gone says so. */
function LabelField({ by, disabled, onChange }: LabelProps) {
  const t = useTexts(editorTexts);
  const labels = useLabelChoices();
  if (labels?.length === 0) return <p className="sm t2">{t('noLabels')}</p>;
  const chosen = labels?.find((one) => isAsked(by, one));
  return (
    <>
      <SmallSelect
        label={t('label')}
        value={String(chosen?.id ?? 0)}
        disabled={disabled || labels === undefined}
        options={[
          ...(chosen === undefined
            ? [{ value: '0', label: labels === undefined ? '…' : t('goneLabel') }]
            : []),
          ...(labels ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) => {
          const label = labels?.find((one) => one.id === Number(id));
          if (label) onChange({ kind: 'classifier', id: label.classifier_id, label_id: label.id });
        }}
      />
      <p className="sm t2">{t('labelHelp')}</p>
    </>
  );
}
