import { describe, expect, it } from 'vitest';
import {
  type Grant,
  isLimited,
  keyScopes,
  limitOf,
  may,
  type Permission,
  permissions,
  permissionsOf,
  roles,
  type SectionFlag,
  scopesWithin,
  sectionFlags,
} from './access.ts';

/** Who may do what, written down a second time: the least role, and the section that must be open. */
const expected: Record<Permission, [(typeof roles)[number], SectionFlag?]> = {
  'files.read': ['viewer'],
  'files.write': ['manager'],
  'shares.write': ['manager'],
  'projects.read': ['viewer'],
  'projects.write': ['manager'],
  'notifications.read': ['viewer'],
  'matching.read': ['viewer'],
  'reports.read': ['viewer', 'allow_reports'],
  'reports.write': ['manager', 'allow_reports'],
  'classifiers.read': ['viewer', 'allow_classifiers'],
  'classifiers.write': ['manager', 'allow_classifiers'],
  'scripts.read': ['viewer', 'allow_classifiers'],
  'scripts.write': ['manager', 'allow_classifiers'],
  'goals.read': ['viewer'],
  'goals.write': ['manager'],
  'reviews.read': ['manager'],
  'reviews.write': ['manager'],
  'reviews.plan': ['manager'],
  'own_scores.read': ['viewer'],
  'own_scores.write': ['viewer'],
  'coaching.read': ['viewer'],
  'coaching.write': ['manager'],
  'conversions.read': ['viewer', 'allow_callcenter'],
  'conversions.write': ['manager', 'allow_callcenter'],
  'tags.read': ['viewer'],
  'tags.write': ['manager'],
  'patterns.read': ['viewer', 'allow_callcenter'],
  'patterns.write': ['manager', 'allow_callcenter'],
  'segments.read': ['viewer', 'allow_callcenter'],
  'segments.write': ['manager', 'allow_callcenter'],
  'metrics.write': ['manager'],
  'comments.write': ['manager'],
  'drafts.write': ['viewer'],
  'favorites.write': ['viewer'],
  'views.write': ['viewer'],
  'agents.read': ['viewer', 'allow_callcenter'],
  'agents.write': ['manager', 'allow_callcenter'],
  'subscribers.read': ['viewer', 'allow_callcenter'],
  'subscribers.write': ['manager', 'allow_callcenter'],
  'sources.read': ['viewer'],
  'sources.write': ['admin'],
  'speech.read': ['viewer'],
  'speech.write': ['admin'],
  'workspaces.read': ['viewer'],
  'workspaces.write': ['admin'],
  'members.read': ['admin'],
  'members.write': ['admin'],
  'api_keys.read': ['admin'],
  'api_keys.write': ['admin'],
  'ip_list.read': ['admin'],
  'ip_list.write': ['admin'],
  'sql_access.manage': ['admin', 'allow_reports'],
  'audit.read': ['admin'],
};

const grantOf = (role: (typeof roles)[number], open: readonly SectionFlag[]): Grant => ({
  role,
  allow_reports: open.includes('allow_reports'),
  allow_classifiers: open.includes('allow_classifiers'),
  allow_callcenter: open.includes('allow_callcenter'),
});
/** From the least to the most. */
const ranks = ['viewer', 'manager', 'admin'] as const;

it('roles and permissions are those written down', () => {
  expect([...roles].sort()).toEqual([...ranks].sort());
  expect([...permissions].sort()).toEqual(Object.keys(expected).sort());
});

describe.each(Object.entries(expected) as [Permission, (typeof expected)[Permission]][])(
  '%s',
  (permission, [least, flag]) => {
    it.each(ranks)('%s', (role) => {
      const isEnough = ranks.indexOf(role) >= ranks.indexOf(least);
      expect(may(grantOf(role, sectionFlags), permission)).toBe(isEnough);
      const others = sectionFlags.filter((one) => one !== flag);
      expect(may(grantOf(role, others), permission)).toBe(isEnough && flag === undefined);
      expect(permissionsOf(grantOf(role, sectionFlags)).includes(permission)).toBe(isEnough);
    });
  },
);

it('a key may be allowed nothing about keys and where they come from', () => {
  expect(keyScopes.filter((scope) => /^(api_keys|ip_list)/.test(scope))).toEqual([]);
  expect(keyScopes.every((scope) => permissions.includes(scope))).toBe(true);
});

/** What somebody who is limited to their teams may not do, whatever the role: written down a second time. */
const wholeOnly: readonly Permission[] = [
  'agents.write',
  'api_keys.read',
  'api_keys.write',
  'audit.read',
  'classifiers.write',
  'ip_list.read',
  'ip_list.write',
  'members.read',
  'goals.write',
  'members.write',
  'projects.write',
  'reviews.plan',
  'sources.write',
  'speech.write',
  'sql_access.manage',
  'subscribers.write',
  'workspaces.write',
];

describe('somebody limited to the teams they lead', () => {
  it.each(permissions)('%s', (permission) => {
    for (const role of ['viewer', 'manager'] as const) {
      const grant = grantOf(role, sectionFlags);
      expect(may({ ...grant, limited_to_teams: true }, permission)).toBe(
        may(grant, permission) && !wholeOnly.includes(permission),
      );
    }
    const admin = grantOf('admin', sectionFlags);
    expect(may({ ...admin, limited_to_teams: true }, permission)).toBe(may(admin, permission));
  });

  it.each<[(typeof roles)[number], boolean | undefined, boolean]>([
    ['manager', true, true],
    ['viewer', true, true],
    ['admin', true, false],
    ['manager', false, false],
    ['viewer', undefined, false],
  ])('a %s with %s: %s', (role, limited_to_teams, expected) => {
    const grant = grantOf(role, []);
    expect(isLimited(limited_to_teams === undefined ? grant : { ...grant, limited_to_teams })).toBe(expected);
  });

  it('leaves their keys the rest', () => {
    expect(scopesWithin(keyScopes, 'teams')).toEqual(keyScopes.filter((scope) => !wholeOnly.includes(scope)));
  });
});

/** What an operator's account may do, about their own calls: written down a second time. */
const ownOnly: readonly Permission[] = [
  'files.read',
  'notifications.read',
  'matching.read',
  'goals.read',
  'tags.read',
  'favorites.write',
  'views.write',
  'workspaces.read',
  'own_scores.read',
  'own_scores.write',
  'coaching.read',
  'drafts.write',
];

describe("an operator's account", () => {
  it.each(permissions)('%s', (permission) => {
    const viewer = { ...grantOf('viewer', sectionFlags), is_agent: true };
    expect(may(viewer, permission)).toBe(ownOnly.includes(permission));
    for (const role of ['manager', 'admin'] as const) {
      const grant = grantOf(role, sectionFlags);
      expect(may({ ...grant, is_agent: true }, permission)).toBe(may(grant, permission));
    }
  });

  it.each([
    ['viewer', false, 'own_calls'],
    ['viewer', true, 'own_calls'],
    ['manager', false, null],
    ['manager', true, 'teams'],
    ['admin', true, null],
  ] as const)('of a %s, limited to teams: %s, sees %s', (role, limited_to_teams, expected) => {
    expect(limitOf({ role, limited_to_teams, is_agent: true })).toBe(expected);
  });

  it('leaves its keys what is of its own calls', () => {
    expect(scopesWithin(keyScopes, 'own_calls')).toEqual(keyScopes.filter((one) => ownOnly.includes(one)));
  });
});
