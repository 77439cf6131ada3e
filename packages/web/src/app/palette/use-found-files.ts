import { listFiles } from '@earshot/core/calls/calls.api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/call.ts';

const pauseMs = 200;
const mostShown = 6;

/** Files with these words in their name; undefined until the server has looked. */
export function useFoundFiles(name: string, isWanted: boolean) {
  const sought = usePaused(name);
  return useQuery({
    queryKey: ['files-by-name', sought],
    queryFn: ({ signal }) =>
      call(listFiles, { query: { name: sought, order_by: 'desc', limit: mostShown }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    enabled: isWanted && sought !== '',
  }).data?.results;
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
