import {
  type ConversionInput,
  conversionNameLength,
  conversionTypeLength,
  conversionTypes,
} from '@earshot/core/conversions/conversions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/i18n.ts';
import { conversionsQuery } from '../../shared/conversions/conversions.queries.ts';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { conversionsTexts } from './conversions.texts.ts';
import { SuggestedField } from './SuggestedField.tsx';
import { useTypeText } from './use-words.ts';

type Props = {
  value: Pick<ConversionInput, 'name' | 'type'>;
  disabled: boolean;
  /** What the server said of name and type together. */
  taken: string | null;
  isNew: boolean;
  onChange: (change: Partial<ConversionInput>) => void;
};

/** Name and type. */
export function NameCard({ value: { name, type }, disabled, taken, isNew, onChange }: Props) {
  const t = useTexts(conversionsTexts);
  const typeText = useTypeText();
  const others = useQuery(conversionsQuery()).data?.results.map((one) => one.type) ?? [];
  const known = [...new Set([...conversionTypes, ...others])];
  return (
    <section className="card rule-fields">
      <LengthField
        fullWidth
        label={t('name')}
        value={name}
        disabled={disabled}
        autoFocus={isNew}
        limits={conversionNameLength}
        refusal={taken}
        onText={(name) => onChange({ name })}
      />
      <SuggestedField
        isFull
        label={t('type')}
        value={typeText(type)}
        suggested={known.map(typeText)}
        disabled={disabled}
        most={conversionTypeLength.most}
        // What is offered in the language is kept as it is in every language. Another type may free the name.
        onText={(text) => onChange({ type: known.find((one) => typeText(one) === text) ?? text, name })}
      />
    </section>
  );
}
