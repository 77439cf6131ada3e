import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { coachingQuery, oneCoachingQuery } from '../../shared/coaching/coaching.queries.ts';
import { agentOf, type CoachingSearch } from './coaching-search.ts';

const pageSize = 20;

type Options = {
  search: CoachingSearch;
  body: RefObject<HTMLElement | null>;
  /** There is no room beside the list: nothing is looked at before it is chosen. */
  isNarrow: boolean;
  onChoose: (id: number) => void;
  /** The keys go on in what is looked at. */
  onEnter: () => void;
};

/** What was given, and which of it is looked at: what the address names, else the newest. */
export function useGivenList({ search, body, isNarrow, onChoose, onEnter }: Options) {
  const [limit, setLimit] = useState(pageSize);
  const agent = agentOf(search);
  const query = useQuery(coachingQuery({ limit, ...(agent !== undefined && { agent_id: agent }) }));
  const { data } = query;
  const rows = data?.results ?? [];
  const asked = Number(search.id) || null;
  const listed = rows.find(({ id }) => id === asked);
  const older = useQuery({
    ...oneCoachingQuery(asked ?? 0),
    enabled: asked !== null && data !== undefined && listed === undefined,
  }).data;
  const chosen = listed ?? older ?? (asked === null && !isNarrow ? rows[0] : undefined);
  const at = rows.findIndex(({ id }) => id === chosen?.id);
  const choose = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (row !== undefined && row.id !== asked) onChoose(row.id);
  };
  useRowKeys({
    body,
    current: at < 0 ? null : at,
    move: (step) => choose(at + step),
    // The focus alone chooses nothing: on the way to what is looked at it passes other rows.
    open: () => (at < 0 ? choose(0) : onEnter()),
  });
  return {
    query,
    chosen,
    isListed: at >= 0,
    more: rows.length < (data?.count ?? 0) ? () => setLimit((now) => now + pageSize) : null,
  };
}
