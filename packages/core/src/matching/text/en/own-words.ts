/** English words that are spelled like a form of another one, which is hardly ever meant. */
export const ownEnglishWords = `
his its has does mrs evening morning number stranger archer liver incoming outgoing herring rugged tidings
`;
