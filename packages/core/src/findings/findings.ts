/** What can be said of a call by a rule, a person or a model. */
export const findingKinds = ['tag', 'pattern', 'script', 'label'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Who says it: a rule of its own, a person by hand, a learned model, or a project that marks what it finds. */
export const findingOrigins = ['rule', 'hand', 'model', 'project'] as const;
export type FindingOrigin = (typeof findingOrigins)[number];
