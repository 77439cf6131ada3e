import type { Opens } from '@earshot/core/agents/people.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchOfCalls } from '../filters/filter-address.ts';
import './people.css';

type Props = {
  /** Which calls; without any the number stands alone. */
  open: Opens | null;
  /** What a screen reader says. */
  label?: string;
  children: ReactNode;
};

/** A number that leads to the calls it is of. */
export function CallsLink({ open, label, children }: Props) {
  if (open === null) return <span className="num">{children}</span>;
  return (
    <Link className="calls-link num" to="/files" search={searchOfCalls(open.filters)} aria-label={label}>
      {children}
    </Link>
  );
}
