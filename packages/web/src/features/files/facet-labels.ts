import { fileStatuses } from '@earshot/core/files/files.ts';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { FileList } from '../../shared/files/files.queries.ts';
import { words } from '../../shared/words.texts.ts';
import type { FilterKey } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

export type Facets = FileList['facets'];

/** What a value of a filter is called. */
export function useFacetLabel(facets: Facets) {
  const w = useTexts(words);
  const t = useTexts(filesTexts);
  return (key: FilterKey, value: string): string => {
    if (key === 'status') {
      const status = fileStatuses.find((one) => one === value);
      return status ? w(`status${status}`) : value;
    }
    if (key === 'direction') return value === 'inbound' || value === 'outbound' ? w(value) : value;
    if (key === 'language') return value === '' ? t('noLanguage') : languageName(value);
    if (key === 'name') return value;
    return facets?.[key]?.find((facet) => facet.value === value)?.label ?? value;
  };
}
