export const russian = `
positive 1: спасибо
`;
