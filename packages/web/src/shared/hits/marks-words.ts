/** Evidence whose words are marked in the call: those that were searched for, and those by which a classifier decided. */
export const marksWords = ({ kind }: { kind: string }): boolean => kind === 'query' || kind === 'label';
