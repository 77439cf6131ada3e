/** Where a person stands in a workspace. */
export const memberStatuses = ['active', 'invited', 'blocked'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
