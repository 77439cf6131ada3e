export const classifierTypes = ['binary', 'multi_label'] as const;
export type ClassifierType = (typeof classifierTypes)[number];

/** Whether each label is asked for by itself, or one of them is chosen. */
export const labelChoices = ['any', 'one'] as const;
export type LabelChoice = (typeof labelChoices)[number];

/** What is classified at once. */
export const classifiedUnits = ['phrase', 'passage', 'call'] as const;
export type ClassifiedUnit = (typeof classifiedUnits)[number];

export const classifierStatuses = [
  'NEW',
  'WAITING FOR DATA',
  'LEARNING',
  'READY',
  'NEED REFIT',
  'ERROR',
] as const;
export type ClassifierStatus = (typeof classifierStatuses)[number];

export const mostLabels = 100;
/** Before its first learning every label needs so many examples; later ones may have fewer. */
export const fewestExamples = 20;
