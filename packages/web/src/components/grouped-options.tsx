import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

type Option = { value: string; label: ReactNode; group?: string | undefined };

/** Choices of a menu; `group` puts a caption before the first of its kind. */
export const groupedOptions = (options: readonly Option[]): ReactNode[] =>
  options.flatMap(({ value, label, group }, at) => [
    group !== undefined && group !== options[at - 1]?.group && (
      <ListSubheader key={`of-${group}`} sx={{ lineHeight: '30px', background: 'inherit' }}>
        {group}
      </ListSubheader>
    ),
    <MenuItem key={value} value={value}>
      {label}
    </MenuItem>,
  ]);
