import type { ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  title: string;
  text?: string;
  /** Under a page's own title. */
  isInside?: boolean;
  children?: ReactNode;
};

/** One sentence and one thing to do. */
export function EmptyState({ icon, title, text, isInside = false, children }: Props) {
  const Heading = isInside ? 'h2' : 'h1';
  return (
    <div className="calm">
      <span className="badge">{icon}</span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
