/** Where one lands after signing in, if there is no page to come back to. */
export const landingPath = '/monitoring';
/** The same for somebody whose account is an operator's. */
export const agentLandingPath = '/my-calls';
