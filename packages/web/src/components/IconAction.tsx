import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type Props = Omit<IconButtonProps, 'children'> & { label: string; children: ReactNode };

/** An icon always says its name, to a pointer and to a screen reader. */
export function IconAction({ label, children, disabled, ...rest }: Props) {
  return (
    <Tooltip title={label}>
      <span style={{ display: 'inline-flex' }}>
        <IconButton aria-label={label} disabled={disabled} {...rest}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
