import { type Subject, type SubjectKind, subjectKinds } from '@earshot/core/projects/projects.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { subjectTexts } from '../subject.texts.ts';
import { isAboutSubject, useSubjects } from '../use-subjects.ts';
import { FormPart, type PartProps } from './FormPart.tsx';

const subjectOf = (kind: SubjectKind, id: number): Subject => ({ kind, id, version: null });

/** What the project teaches or tests; without one it can be saved, but says that there has to be one. */
export function SubjectPart({ draft, change, disabled }: PartProps) {
  const t = useTexts(subjectTexts);
  const { kind, subject } = draft;
  if (!isAboutSubject(kind)) return null;
  const isComplete = subject !== null && (subject.kind === 'engine' || subject.id > 0);
  return (
    <FormPart title={t('subject')} help={t(`help_${kind}`)}>
      <div className="rule-line form-subject">
        {kind === 'testing' && (
          <KindSelect
            value={subject?.kind}
            disabled={disabled}
            onChange={(next) => change({ subject: subjectOf(next, 0) })}
          />
        )}
        <SubjectSelect
          kind={kind === 'training' ? 'classifier' : subject?.kind}
          value={subject?.id ?? 0}
          disabled={disabled}
          onChange={(next) => change({ subject: next })}
          keepsKind={kind === 'testing'}
        />
      </div>
      {subject?.kind === 'engine' && <p className="sm t2">{t('whichEngine')}</p>}
      {!isComplete && (
        <p className="sm t2" role="status">
          {t(`needed_${kind}`)}
        </p>
      )}
      {kind === 'testing' && (
        <div>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={draft.tests_on_change}
                disabled={disabled}
                onChange={(_, isOn) => change({ tests_on_change: isOn })}
              />
            }
            label={t('onChange')}
          />
          <p className="sm t2">{t('onChangeHelp')}</p>
        </div>
      )}
    </FormPart>
  );
}

type KindProps = {
  value: SubjectKind | undefined;
  disabled: boolean;
  onChange: (kind: SubjectKind) => void;
};

function KindSelect({ value, disabled, onChange }: KindProps) {
  const t = useTexts(subjectTexts);
  return (
    <SmallSelect
      label={t('kind')}
      value={value ?? 'none'}
      disabled={disabled}
      options={[
        ...(value === undefined ? [{ value: 'none' as const, label: t('chooseSubject') }] : []),
        ...subjectKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
      ]}
      onChange={(next) => next !== 'none' && next !== value && onChange(next)}
    />
  );
}

type SelectProps = {
  kind: SubjectKind | undefined;
  value: number;
  disabled: boolean;
  /** Of no subject the kind stays chosen. */
  keepsKind: boolean;
  onChange: (subject: Subject | null) => void;
};

function SubjectSelect({ kind, value, disabled, keepsKind, onChange }: SelectProps) {
  const t = useTexts(subjectTexts);
  const all = useSubjects(kind);
  if (kind === undefined || kind === 'engine' || all === undefined) return null;
  if (all.length === 0 && value === 0) return <span className="sm mut">{t('noneToChoose')}</span>;
  const isGone = value > 0 && !all.some(({ id }) => id === value);
  const name = t(`choose_${kind}`);
  const options = [
    ...all.map((one) => ({ value: String(one.id), label: one.name })),
    ...(isGone ? [{ value: String(value), label: t('gone') }] : []),
  ];
  if (disabled)
    return <b className="med">{options.find((one) => one.value === String(value))?.label ?? '–'}</b>;
  return (
    <FilterSelect
      label={name}
      every={name}
      value={value > 0 ? String(value) : undefined}
      options={options}
      onChange={(id) =>
        onChange(id === undefined ? (keepsKind ? subjectOf(kind, 0) : null) : subjectOf(kind, Number(id)))
      }
    />
  );
}
