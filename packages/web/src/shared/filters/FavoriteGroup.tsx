import Checkbox from '@mui/material/Checkbox';
import { useTexts } from '../../lib/i18n.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';

type Props = { isOn: boolean; onChange: (part: FilterSearch) => void };

/** Only one's own favourites, or all calls. */
export function FavoriteGroup({ isOn, onChange }: Props) {
  const t = useTexts(filterTexts);
  return (
    <FilterGroup title={t('favorite')} isOpenAtFirst={isOn}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
      <label className={isOn ? 'facet-option on' : 'facet-option'}>
        <Checkbox
          size="small"
          sx={{ ml: -0.5 }}
          checked={isOn}
          onChange={(_, isChecked) => onChange({ favorite: isChecked ? '1' : undefined })}
        />
        {t('favoriteOnly')}
      </label>
    </FilterGroup>
  );
}
