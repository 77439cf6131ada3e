import type { ComponentProps } from 'react';
import { DayInput } from './DayInput.tsx';

type Props = ComponentProps<typeof DayInput> & { label: string };

/** A day with its name beside it; `className` is that of both together. */
export function DayField({ label, className, ...props }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input.
    <label className={className}>
      <span className="sm mut">{label}</span>
      <DayInput {...props} />
    </label>
  );
}
