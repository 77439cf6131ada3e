import { type DimensionName, dimensions, type NameOf } from '@earshot/core/calls/dimensions.ts';
import { languageName } from '../../lib/format.ts';
import { useSaid, useTextsOf } from '../../lib/i18n.ts';
import { type Said, said } from '../../lib/texts.ts';
import { builderTexts } from '../rules/builder/builder.texts.ts';
import { words } from '../words.texts.ts';

/** Values whose words other screens say, too. */
export const saidElsewhere: { [N in NameOf<'choices' | 'choice'>]?: (value: string) => Said } = {
  status: (value) => said(words, `status${value as 'DONE'}`),
  direction: (value) => said(words, value as 'inbound'),
  emotions: (value) => said(builderTexts, `emotion_${value as 'anger'}`),
};

/** What dimensions and their values are called; each beside the feature that it is of. */
export function useDimensionTexts() {
  const say = useTextsOf('filters');
  const repeat = useSaid();
  const choice = (name: NameOf<'choices' | 'choice'>, value: string) => {
    const elsewhere = saidElsewhere[name]?.(value);
    return elsewhere === undefined ? (say(`${name}.${value}`) ?? value) : repeat(elsewhere);
  };
  return {
    titleOf: (name: DimensionName) => say(name) ?? name,
    /** For a flag: what it leaves. */
    onlyOf: (name: NameOf<'flag'>) => say(`${name}.only`) ?? name,
    labelOf: (name: DimensionName, value: string) =>
      isChoice(name) ? choice(name, value) : name === 'language' ? languageName(value) : value,
  };
}

const isChoice = (name: DimensionName): name is NameOf<'choices' | 'choice'> => 'values' in dimensions[name];
