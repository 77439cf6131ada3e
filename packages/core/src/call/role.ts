/** The two sides of a conversation: who works here, and who called or was called. */
export const speakerRoles = ['operator', 'abonent'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

/** Whose words are meant. */
export const whos = [...speakerRoles, 'anyone'] as const;
export type Who = (typeof whos)[number];

export function isBy(who: Who, role: SpeakerRole | null): boolean {
  return who === 'anyone' || role === who;
}

/** The side that `role` talks to; nobody knows whom somebody unknown talks to. */
export function otherRole(role: SpeakerRole | null): SpeakerRole | null {
  if (role === null) return null;
  return role === 'operator' ? 'abonent' : 'operator';
}
