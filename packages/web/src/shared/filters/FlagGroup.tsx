import Checkbox from '@mui/material/Checkbox';
import { FilterGroup } from './FilterGroup.tsx';

type Props = {
  title: string;
  /** What it leaves. */
  label: string;
  isOn: boolean;
  isOpenAtFirst?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Only the calls of which something is so, or all calls. */
export function FlagGroup({ title, label, isOn, isOpenAtFirst = false, onChange }: Props) {
  return (
    <FilterGroup title={title} isOpenAtFirst={isOpenAtFirst || isOn}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
      <label className={isOn ? 'facet-option on' : 'facet-option'}>
        <Checkbox
          size="small"
          sx={{ ml: -0.5 }}
          checked={isOn}
          onChange={(_, isChecked) => onChange(isChecked)}
        />
        {label}
      </label>
    </FilterGroup>
  );
}
