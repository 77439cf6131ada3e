import { type ByName, byNames, byOf } from '@earshot/core/reports/by-what.ts';
import { byTitles } from '@earshot/core/reports/names.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { regrouped } from './block-draft.ts';
import { formTexts } from './form.texts.ts';

type Props = { block: Block; disabled: boolean; onChange: (block: Block) => void };

/** By what calls are grouped, in one way or two. */
export function ByFields({ block, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const [first, second] = block.by;
  const set = (by: (ByName | 'none' | undefined)[]) =>
    onChange(
      regrouped(
        block,
        by.filter((one) => one !== undefined && one !== 'none'),
      ),
    );
  return (
    <div className="report-field">
      <h3>{t('by')}</h3>
      <div className="report-pair">
        <BySelect
          label={t('first')}
          none={t('notBy')}
          value={first}
          disabled={disabled}
          onChange={(by) => set(by === 'none' ? [] : [by, second === by ? undefined : second])}
        />
        {first !== undefined && (
          <BySelect
            label={t('second')}
            none={t('notSecond')}
            value={second}
            without={first}
            disabled={disabled}
            onChange={(by) => set([first, by])}
          />
        )}
      </div>
    </div>
  );
}

type SelectProps = {
  label: string;
  none: string;
  value: ByName | undefined;
  without?: ByName;
  disabled: boolean;
  onChange: (by: ByName | 'none') => void;
};

function BySelect({ label, none, value, without, disabled, onChange }: SelectProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const may = useMayFor();
  const offered = byNames.filter((name) => {
    const { needs } = byOf(name);
    return name === value || (name !== without && (needs === undefined || may(needs)));
  });
  return (
    <SmallSelect<ByName | 'none'>
      label={label}
      value={value ?? 'none'}
      disabled={disabled}
      options={[
        { value: 'none', label: none },
        ...offered.map((name) => ({
          value: name,
          label: byTitles[name][locale],
          group: t(`by_${byOf(name).group}`),
        })),
      ]}
      onChange={onChange}
    />
  );
}
