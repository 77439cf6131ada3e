import type { InputHTMLAttributes } from 'react';
import './day-input.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> & { value: string };

/** A day, or none: an empty field shows a dash until it is entered, where WebKit would show the day of today. */
export function DayInput(props: Props) {
  return (
    <span className={props.value === '' ? 'day-input empty' : 'day-input'}>
      <input {...props} type="date" />
    </span>
  );
}
