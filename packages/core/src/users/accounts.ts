/** Where an account stands; somebody who is invited has one before they first come in. */
export const accountStatuses = ['active', 'invited', 'deleted'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** What a link or a code that works once is for. */
export const tokenPurposes = ['sign_in', 'activation', 'invitation', 'reset', 'mfa'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** Why a session was ended before it expired. */
export const sessionEnds = ['signed_out', 'password_changed', 'blocked', 'deleted'] as const;
export type SessionEnd = (typeof sessionEnds)[number];
