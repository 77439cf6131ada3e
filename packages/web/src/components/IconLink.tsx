import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = Omit<IconButtonProps<'a'>, 'children' | 'title'> & { label: string; children: ReactNode };

/** `IconAction` that leads somewhere. */
export const IconLink = createLink(({ label, children, ...rest }: Props) => (
  <IconButton component="a" aria-label={label} title={label} {...rest}>
    {children}
  </IconButton>
));
