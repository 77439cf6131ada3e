import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';

type Props = { label: string; isChosen: boolean; onToggle: () => void; children?: ReactNode };

/** A value to tick; what stands behind it, such as how many calls have it, is its content. */
export function FacetOption({ label, isChosen, onToggle, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input.
    <label className={isChosen ? 'facet-option on' : 'facet-option'}>
      <Checkbox size="small" sx={{ ml: -0.5 }} checked={isChosen} onChange={onToggle} />
      <span className="el" title={label} dir="auto">
        {label}
      </span>
      {children}
    </label>
  );
}
