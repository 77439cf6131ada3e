import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import './plain-controls.css';

type Look = { look?: 'contained' | 'outlined' | 'text'; isLarge?: boolean };

const namesOf = ({ look = 'text', isLarge }: Look, className = '') =>
  `plain-button ${look} ${isLarge ? 'large' : ''} ${className}`;

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean };

/** The button of a page that does without MUI. Busy, it cannot be pressed again. */
export function PlainButton({ look, isLarge, isBusy = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={namesOf({ look, isLarge }, className)}
      disabled={isBusy || rest.disabled}
      aria-busy={isBusy || undefined}
    />
  );
}

type AnchorProps = ComponentProps<'a'> & Look;

/** A link that looks like it; `PlainButtonLink` leads to a page of our own. */
export function PlainAnchor({ look, isLarge, className, ...rest }: AnchorProps) {
  return <a {...rest} className={namesOf({ look, isLarge }, className)} />;
}

export const PlainButtonLink = createLink(PlainAnchor);
