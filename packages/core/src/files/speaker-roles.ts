/** The two sides of a conversation: who works here, and who called or was called. */
export const speakerRoles = ['operator', 'abonent'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];
