import type { ConversionValue } from '@earshot/core/conversions/conversions.ts';
import { longestFieldName } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { fieldsQuery } from '../../shared/files/fields.queries.ts';
import { conversionFormTexts } from './form.texts.ts';
import { SuggestedField } from './SuggestedField.tsx';

type Props = { value: ConversionValue; disabled: boolean; onChange: (value: ConversionValue) => void };

/** Those that are offered by their code. */
const currencies = ['UAH', 'USD', 'EUR', 'GBP', 'PLN', 'KZT'];

/** What one conversion is worth. */
export function ValueCard({ value, disabled, onChange }: Props) {
  const t = useTexts(conversionFormTexts);
  const known = useQuery(fieldsQuery()).data?.results ?? [];
  const { fixed, field, currency } = value;
  return (
    <section className="card rule-fields" aria-label={t('value')}>
      <h2>{t('value')}</h2>
      <div className="condition-line">
        <SuggestedField
          label={t('valueField')}
          value={field ?? ''}
          suggested={known.map(({ name }) => name)}
          disabled={disabled}
          most={longestFieldName}
          onText={(text) => onChange({ ...value, field: text.trim() === '' ? null : text })}
        />
        <span className="sm t2">{t(field === null ? 'valueFixed' : 'valueElse')}</span>
        <NumberBox
          label={t('valueFixed')}
          value={fixed}
          min={-1e12}
          max={1e12}
          disabled={disabled}
          onChange={(next) => onChange({ ...value, fixed: next })}
        />
        <SmallSelect
          label={t('currency')}
          value={currency ?? ''}
          disabled={disabled}
          options={[
            { value: '', label: t('noCurrency') },
            ...[...new Set([...currencies, ...(currency === null ? [] : [currency])])].map((code) => ({
              value: code,
              label: code,
            })),
          ]}
          onChange={(code) => onChange({ ...value, currency: code === '' ? null : code })}
        />
      </div>
      <p className="sm t2">{t('valueHelp')}</p>
    </section>
  );
}
