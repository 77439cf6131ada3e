import { listAudit } from '@earshot/core/audit/audit.api.ts';
import { auditActions } from '@earshot/core/audit/audit.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { AuditSearch } from './section.ts';

const pageSize = 100;

/** Days of the browser's own calendar, as moments for the server. */
export function filtersOf({ text, action, user_id, from, to }: AuditSearch) {
  const known = auditActions.find((one) => one === action);
  const dayStart = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  const dayEnd = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();
  return {
    ...(text ? { text } : {}),
    ...(known === undefined ? {} : { action: known }),
    ...(Number(user_id) > 0 ? { user_id: Number(user_id) } : {}),
    ...(from ? { start: dayStart(from) } : {}),
    ...(to ? { to: dayEnd(to) } : {}),
  };
}

export const auditQuery = (filters: ReturnType<typeof filtersOf>) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { query: { ...filters, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) =>
      last.offset + last.results.length < last.count ? last.offset + last.results.length : undefined,
  });
