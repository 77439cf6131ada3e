/** The number that an address names; what is none names nothing, which the server says as of what is gone. */
export const idOfAddress = (text: string): number => (/^\d{1,15}$/u.test(text) ? Number(text) : 0);
