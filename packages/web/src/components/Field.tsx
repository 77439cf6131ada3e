import type { ReactNode } from 'react';
import './field.css';

type Props = { id: string; label: ReactNode; aside?: ReactNode; children: ReactNode };

/** A label above its control; `aside` stands at the end of the label's line. */
export function Field({ id, label, aside, children }: Props) {
  return (
    <div className="field">
      <div className="row">
        <label htmlFor={id}>{label}</label>
        {aside && <span className="push">{aside}</span>}
      </div>
      {children}
    </div>
  );
}
