import { differingFields } from '@earshot/core/drafts/drafts.ts';

/** What of a body is another than before; empty where nothing is. */
export function changedFields<Body extends object>(before: Body, after: Body): Partial<Body> {
  const names = new Set(differingFields(before, after));
  return Object.fromEntries(Object.entries(after).filter(([name]) => names.has(name))) as Partial<Body>;
}

export const isChanged = (changes: object): boolean => Object.keys(changes).length > 0;
