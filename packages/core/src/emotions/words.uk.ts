export const ukrainian = `
positive 1: дякую
`;
