export const roles = ['admin', 'manager', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Role → what it may do. Read by the server for every endpoint and by the interface to hide buttons. */
const viewer = ['files.read', 'sources.read', 'speech.read'] as const;
const manager = [...viewer, 'files.write'] as const;
const admin = [...manager, 'sources.write', 'speech.write'] as const;

export type Permission = (typeof admin)[number];

const table: Record<Role, readonly Permission[]> = { admin, manager, viewer };

export function permissionsOf(role: Role): readonly Permission[] {
  return table[role];
}

export function may(role: Role, permission: Permission): boolean {
  return table[role].includes(permission);
}
