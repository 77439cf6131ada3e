/** What can be said of a call by a rule, a person or a model. */
export const findingKinds = ['tag', 'pattern'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Who says it: a rule, a person by hand, or a learned model. */
export const findingOrigins = ['rule', 'hand', 'model'] as const;
export type FindingOrigin = (typeof findingOrigins)[number];
