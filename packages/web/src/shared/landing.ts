/** Where one lands after signing in, if there is no page to come back to. */
export const landingPath = '/monitoring';
