import Button, { type ButtonProps } from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';

/** A link that looks like a button; where it leads is typed. */
export const ButtonLink = createLink((props: ButtonProps<'a'>) => <Button component="a" {...props} />);
