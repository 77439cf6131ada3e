import {
  type Conversion,
  type ConversionCondition,
  type ConversionInput,
  conversionTypes,
} from '@earshot/core/conversions/conversions.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { conversionsTexts } from './conversions.texts.ts';

/** What a type is called: one of those that are offered in the language, any other as it was written. */
export function useTypeText(): (type: string) => string {
  const t = useTexts(conversionsTexts);
  return (type) => {
    const known = conversionTypes.find((one) => one === type);
    return known === undefined ? type : t(`type_${known}`);
  };
}

/** What a condition counts, in words. */
export function useConditionText(): (
  condition: ConversionCondition,
  named: Conversion['names'][number],
) => string {
  const t = useTexts(conversionsTexts);
  return (condition, named) => {
    const name = named?.name ?? t(named?.state === 'hidden' ? 'hidden' : 'gone');
    switch (condition.kind) {
      case 'tag':
        return t('tagIs', { name });
      case 'pattern':
        return t('patternIs', { name });
      case 'script':
        return t('scriptIs', { name });
      case 'goal':
        return t(condition.outcome === 'passed' ? 'goalPassed' : 'goalFailed', { name });
      default: {
        const { field, equals } = condition;
        return equals === null ? t('fieldSet', { field }) : t('fieldIs', { field, value: equals });
      }
    }
  };
}

/** Everything that a conversion counts, in a line. */
export function useCountsText(): (conversion: Pick<Conversion, 'counts' | 'names'>) => string {
  const t = useTexts(conversionsTexts);
  const textOf = useConditionText();
  return ({ counts: { join, conditions }, names }) =>
    conditions.length === 0
      ? t('onlyProjects')
      : conditions
          .map((one, at) => textOf(one, names[at] ?? null))
          .join(` ${t(join === 'all' ? 'and' : 'or')} `);
}

type Value = ConversionInput['value'];

/** An amount, with its currency where it has one. */
export const formatWorth = (amount: number, { currency }: Pick<Value, 'currency'>): string =>
  currency === null ? formatNumber(amount, 2) : formatMoney(amount, currency);

/** What one is worth, in words. */
export function useValueText(): (value: Value) => string {
  const t = useTexts(conversionsTexts);
  return (value) => {
    const { fixed, field } = value;
    const shown = fixed === null ? '' : formatWorth(fixed, value);
    if (field !== null) return fixed === null ? t('fromField', { field }) : t('fieldOr', { field, shown });
    return fixed === null ? t('noValue') : t('each', { shown });
  };
}
