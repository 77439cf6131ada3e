import { callsOf, opened } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import { Link } from '@tanstack/react-router';
import { type HTMLAttributes, type MouseEvent, type ReactNode, useContext } from 'react';
import { searchOfCalls } from '../../../shared/filters/filter-address.ts';
import { OpenCalls } from './open-calls.ts';

type Props = Omit<HTMLAttributes<HTMLElement>, 'onClick'> & {
  value: ReportValue | undefined;
  /** Drawn where there is nothing to open. */
  closed: ReactNode;
  children?: ReactNode;
};

/**
 * What leads to the calls behind a number: beside the report where there is room for them, else, and in a new tab, to the list of
 * calls. Words that are asked for have no place in that list, so that only the first way is left.
 */
export function NumberLink({ value, closed, children, ...look }: Props) {
  const open = useContext(OpenCalls);
  if (value === undefined || opened(value) === 0 || value.open === null || open === 'nowhere') return closed;
  const calls = callsOf(value);
  if (calls === null)
    return open === null ? (
      closed
    ) : (
      <button type="button" {...look} onClick={() => open(value)}>
        {children}
      </button>
    );
  const show = (event: MouseEvent<HTMLElement>) => {
    if (open === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(value);
  };
  return (
    <Link {...look} to="/files" search={searchOfCalls(calls)} draggable={false} onClick={show}>
      {children}
    </Link>
  );
}
