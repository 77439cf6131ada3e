import type { ReactNode } from 'react';

type Props = { icon: ReactNode; title: string; text?: string; children?: ReactNode };

/** One sentence and one thing to do. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className="calm">
      <span className="badge">{icon}</span>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
