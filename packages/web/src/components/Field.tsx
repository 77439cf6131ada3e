import type { ReactNode } from 'react';
import './field.css';

type Props = { id: string; label: ReactNode; aside?: ReactNode; children: ReactNode };

/** A label above its control; `aside` stands at the end of the label's line, and comes after the control for the keys. */
export function Field({ id, label, aside, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-control">{children}</div>
      {aside && <span className="field-aside">{aside}</span>}
    </div>
  );
}
