export const roles = ['admin', 'manager', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Sections that are opened to a person one by one, on top of the role. */
export const sectionFlags = ['allow_reports', 'allow_classifiers', 'allow_callcenter'] as const;
export type SectionFlag = (typeof sectionFlags)[number];
export type SectionFlags = Record<SectionFlag, boolean>;

/**
 * What can be done, the least role that may do it, and the section flag it needs besides.
 * Read by the server for every endpoint and by the interface to hide what one may not do.
 */
const table = {
  'files.read': { from: 'viewer' },
  'files.write': { from: 'manager' },
  'shares.write': { from: 'manager' },
  'projects.read': { from: 'viewer' },
  'projects.write': { from: 'manager' },
  'notifications.read': { from: 'viewer' },
  'matching.read': { from: 'viewer' },
  'reports.read': { from: 'viewer', flag: 'allow_reports' },
  'classifiers.read': { from: 'viewer', flag: 'allow_classifiers' },
  'scripts.read': { from: 'viewer', flag: 'allow_classifiers' },
  'tags.read': { from: 'viewer' },
  'tags.write': { from: 'manager' },
  'patterns.read': { from: 'viewer', flag: 'allow_callcenter' },
  'patterns.write': { from: 'manager', flag: 'allow_callcenter' },
  'segments.read': { from: 'viewer', flag: 'allow_callcenter' },
  'segments.write': { from: 'manager', flag: 'allow_callcenter' },
  'metrics.write': { from: 'manager' },
  'comments.write': { from: 'manager' },
  'favorites.write': { from: 'viewer' },
  'views.write': { from: 'viewer' },
  'drafts.write': { from: 'manager' },
  'agents.read': { from: 'viewer', flag: 'allow_callcenter' },
  'agents.write': { from: 'manager', flag: 'allow_callcenter' },
  'subscribers.read': { from: 'viewer', flag: 'allow_callcenter' },
  'subscribers.write': { from: 'manager', flag: 'allow_callcenter' },
  'sources.read': { from: 'viewer' },
  'sources.write': { from: 'admin' },
  'speech.read': { from: 'viewer' },
  'speech.write': { from: 'admin' },
  'workspaces.read': { from: 'viewer' },
  'workspaces.write': { from: 'admin' },
  'members.read': { from: 'admin' },
  'members.write': { from: 'admin' },
  'api_keys.read': { from: 'admin' },
  'api_keys.write': { from: 'admin' },
  'ip_list.read': { from: 'admin' },
  'ip_list.write': { from: 'admin' },
  'audit.read': { from: 'admin' },
} as const satisfies Record<string, { from: Role; flag?: SectionFlag }>;

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

export type Grant = { role: Role } & SectionFlags;

export function may(grant: Grant, permission: Permission): boolean {
  const rule: { from: Role; flag?: SectionFlag } = table[permission];
  return rank[grant.role] >= rank[rule.from] && (rule.flag === undefined || grant[rule.flag]);
}

export function permissionsOf(grant: Grant): Permission[] {
  return permissions.filter((permission) => may(grant, permission));
}
