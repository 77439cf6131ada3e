export const projectKinds = ['discovery', 'monitoring', 'training', 'testing'] as const;
export type ProjectKind = (typeof projectKinds)[number];

export const projectStates = ['not_started', 'started', 'paused'] as const;
