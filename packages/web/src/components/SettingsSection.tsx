import { type ReactNode, useId } from 'react';
import './settings-section.css';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** A heading with a word of explanation beside the card that it is about. */
export function SettingsSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div className="settings-words">
        <h2 id={id}>{title}</h2>
        {text && <p className="t2">{text}</p>}
      </div>
      <div className="card settings-card">{children}</div>
    </section>
  );
}
