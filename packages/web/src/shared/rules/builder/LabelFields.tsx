import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useLabelChoices } from '../../classifiers/use-label-choices.ts';
import { builderTexts } from './builder.texts.ts';
import { type MethodOf, noLabel } from './detection-draft.ts';
import { Limits } from './Limits.tsx';

type Props = {
  method: MethodOf<'label'>;
  onChange: (method: MethodOf<'label'>) => void;
  disabled: boolean;
};

/** A label of a classifier and how likely it must be; one that is gone says so. */
export function LabelFields({ method, onChange, disabled }: Props) {
  const t = useTexts(builderTexts);
  const labels = useLabelChoices();
  const { label_id: id } = method;
  const isGone = id !== noLabel && labels !== undefined && !labels.some((one) => one.id === id);
  if (labels?.length === 0 && id === noLabel) return <p className="sm t2">{t('noLabels')}</p>;
  const groups = new Set(labels?.map(({ classifier }) => classifier));
  return (
    <>
      <div className="rule-line">
        <SmallSelect
          label={t('whichLabel')}
          value={String(id)}
          disabled={disabled || labels === undefined}
          onChange={(next) => onChange({ ...method, label_id: Number(next) })}
          options={[
            ...(id === noLabel ? [{ value: String(noLabel), label: t('chooseLabel') }] : []),
            ...(isGone ? [{ value: String(id), label: t('goneLabel') }] : []),
            ...(labels === undefined && id !== noLabel ? [{ value: String(id), label: '…' }] : []),
            ...(labels ?? []).map(({ id: value, label, classifier }) => ({
              value: String(value),
              label,
              ...(groups.size > 1 ? { group: classifier } : {}),
            })),
          ]}
        />
        <span className="push" />
        <Limits
          what={t('probability')}
          value={method.limits}
          scale={100}
          unit="%"
          min={0}
          max={100}
          needed
          disabled={disabled}
          onChange={(limits) => onChange({ ...method, limits })}
        />
      </div>
      <p className={isGone ? 'rule-mistake sm' : 'sm t2'}>{t(isGone ? 'goneLabelHelp' : 'labelHelp')}</p>
    </>
  );
}
