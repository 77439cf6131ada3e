import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';

type Props = Omit<IconButtonProps, 'children' | 'title'> & { label: string; children: ReactNode };

/** An icon always says its name, to a pointer and to a screen reader. */
export function IconAction({ label, children, ...rest }: Props) {
  return (
    <IconButton aria-label={label} title={label} {...rest}>
      {children}
    </IconButton>
  );
}
