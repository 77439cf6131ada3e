import { useMemo } from 'react';
import { type Action, useWaiting, type Waiting, waitingOf } from './waiting.ts';

type OfKind<Kind extends Action['kind']> = Waiting & { action: Extract<Action, { kind: Kind }> };

/** What this person did to a call and nobody has heard of yet. */
export function useWaitingOf<Kind extends Action['kind']>(fileId: string, kind: Kind): OfKind<Kind>[] {
  const items = useWaiting((waiting) => waiting.items);
  return useMemo(
    () => waitingOf(items, fileId).filter((one): one is OfKind<Kind> => one.action.kind === kind),
    [items, fileId, kind],
  );
}
