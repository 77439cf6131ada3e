export const roles = ['admin', 'manager', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Sections that are opened to a person one by one, on top of the role. */
export const sectionFlags = ['allow_reports', 'allow_classifiers', 'allow_callcenter'] as const;
export type SectionFlag = (typeof sectionFlags)[number];
export type SectionFlags = Record<SectionFlag, boolean>;

/**
 * What can be done, the least role that may do it, and the section flag it needs besides; `whole`: only somebody who sees the
 * calls of everybody, because it reaches calls of all teams, or decides whose calls one sees; `own`: also an operator, about
 * their own calls.
 * Read by the server for every endpoint and by the interface to hide what one may not do.
 */
const table = {
  'files.read': { from: 'viewer', own: true },
  'files.write': { from: 'manager' },
  'shares.write': { from: 'manager' },
  'projects.read': { from: 'viewer' },
  'projects.write': { from: 'manager', whole: true },
  'notifications.read': { from: 'viewer', own: true },
  'matching.read': { from: 'viewer', own: true },
  'reports.read': { from: 'viewer', flag: 'allow_reports' },
  'reports.write': { from: 'manager', flag: 'allow_reports' },
  'classifiers.read': { from: 'viewer', flag: 'allow_classifiers' },
  'classifiers.write': { from: 'manager', flag: 'allow_classifiers', whole: true },
  'scripts.read': { from: 'viewer', flag: 'allow_classifiers' },
  'scripts.write': { from: 'manager', flag: 'allow_classifiers' },
  'goals.read': { from: 'viewer', own: true },
  'goals.write': { from: 'manager', whole: true },
  'reviews.read': { from: 'manager' },
  'reviews.write': { from: 'manager' },
  'reviews.plan': { from: 'manager', whole: true },
  'own_scores.read': { from: 'viewer', own: true },
  'own_scores.write': { from: 'viewer', own: true },
  'coaching.read': { from: 'viewer', own: true },
  'coaching.write': { from: 'manager' },
  'conversions.read': { from: 'viewer', flag: 'allow_callcenter' },
  'conversions.write': { from: 'manager', flag: 'allow_callcenter' },
  'tags.read': { from: 'viewer', own: true },
  'tags.write': { from: 'manager' },
  'patterns.read': { from: 'viewer', flag: 'allow_callcenter' },
  'patterns.write': { from: 'manager', flag: 'allow_callcenter' },
  'segments.read': { from: 'viewer', flag: 'allow_callcenter' },
  'segments.write': { from: 'manager', flag: 'allow_callcenter' },
  'metrics.write': { from: 'manager' },
  'comments.write': { from: 'manager' },
  'favorites.write': { from: 'viewer', own: true },
  'views.write': { from: 'viewer', own: true },
  'drafts.write': { from: 'viewer', own: true },
  'agents.read': { from: 'viewer', flag: 'allow_callcenter' },
  'agents.write': { from: 'manager', flag: 'allow_callcenter', whole: true },
  'subscribers.read': { from: 'viewer', flag: 'allow_callcenter' },
  'subscribers.write': { from: 'manager', flag: 'allow_callcenter', whole: true },
  'sources.read': { from: 'viewer' },
  'sources.write': { from: 'admin', whole: true },
  'speech.read': { from: 'viewer' },
  'speech.write': { from: 'admin', whole: true },
  'workspaces.read': { from: 'viewer', own: true },
  'workspaces.write': { from: 'admin', whole: true },
  'members.read': { from: 'admin', whole: true },
  'members.write': { from: 'admin', whole: true },
  'api_keys.read': { from: 'admin', whole: true },
  'api_keys.write': { from: 'admin', whole: true },
  'ip_list.read': { from: 'admin', whole: true },
  'ip_list.write': { from: 'admin', whole: true },
  'sql_access.manage': { from: 'admin', flag: 'allow_reports', whole: true },
  'audit.read': { from: 'admin', whole: true },
} as const satisfies Record<string, { from: Role; flag?: SectionFlag; whole?: true; own?: true }>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];

/** What a key of the API may be allowed to do: everything but making keys and saying where they may come from. */
export const keyScopes = [
  'files.read',
  'files.write',
  'projects.read',
  'projects.write',
  'matching.read',
  'tags.read',
  'tags.write',
  'patterns.read',
  'patterns.write',
  'classifiers.read',
  'classifiers.write',
  'scripts.read',
  'scripts.write',
  'goals.read',
  'goals.write',
  'reviews.read',
  'reviews.write',
  'reviews.plan',
  'coaching.read',
  'coaching.write',
  'conversions.read',
  'conversions.write',
  'reports.read',
  'reports.write',
  'segments.read',
  'segments.write',
  'metrics.write',
  'comments.write',
  'favorites.write',
  'views.write',
  'shares.write',
  'agents.read',
  'agents.write',
  'subscribers.read',
  'subscribers.write',
  'sources.read',
  'sources.write',
  'speech.read',
  'workspaces.read',
  'members.read',
  'members.write',
  'audit.read',
] as const satisfies readonly Permission[];
export type KeyScope = (typeof keyScopes)[number];

const rank: Record<Role, number> = { viewer: 0, manager: 1, admin: 2 };

/**
 * What somebody is in a workspace. `limited_to_teams`: sees only the calls of the teams that they lead; of an administrator it means
 * nothing. `is_agent`: the account is an operator's, and a viewer then sees only their calls.
 */
export type Grant = { role: Role; limited_to_teams?: boolean; is_agent?: boolean } & SectionFlags;

/** Whose calls alone somebody sees: those of the teams that they lead, or those of the operator that they are. */
export type CallLimit = 'teams' | 'own_calls';

/** Null where somebody sees all calls. */
export function limitOf({ role, limited_to_teams, is_agent }: Omit<Grant, SectionFlag>): CallLimit | null {
  if (role === 'admin') return null;
  if (role === 'viewer' && is_agent) return 'own_calls';
  return limited_to_teams ? 'teams' : null;
}

export const isLimited = (grant: Omit<Grant, SectionFlag>): boolean => limitOf(grant) !== null;

export function may(grant: Grant, permission: Permission): boolean {
  const rule: { from: Role; flag?: SectionFlag; whole?: true; own?: true } = table[permission];
  const limit = limitOf(grant);
  if (limit === 'own_calls' && !rule.own) return false;
  if (limit !== null && rule.whole) return false;
  return rank[grant.role] >= rank[rule.from] && (rule.flag === undefined || grant[rule.flag]);
}

export function permissionsOf(grant: Grant): Permission[] {
  return permissions.filter((permission) => may(grant, permission));
}

/** What is left of the scopes of a key whose maker is limited now. */
export function scopesWithin<One extends Permission>(scopes: readonly One[], limit: CallLimit): One[] {
  return scopes.filter((scope) =>
    limit === 'own_calls' ? 'own' in table[scope] : !('whole' in table[scope]),
  );
}
