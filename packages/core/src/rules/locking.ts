/** A rule, a list or anything else that its author can lock against the others. */
export type Lockable = { author_id: number | null; locked_by: number | null };

/** While it is locked, only the author may change or remove it. */
export function canChange({ author_id, locked_by }: Lockable, userId: number | null): boolean {
  return locked_by === null || (userId !== null && userId === author_id);
}

/** What an API key made has no author, so nobody can lock it. */
export function canLock({ author_id }: Lockable, userId: number | null): boolean {
  return userId !== null && userId === author_id;
}
