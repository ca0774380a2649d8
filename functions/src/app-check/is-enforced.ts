/**
 * Whether a call needs an App Check token. Hosted, always. Beside local services a bearer token is enough, as in the
 * calls of the spec (§7), so that teams can call functions from scripts and tests; pages send the token there too.
 */
export const isAppCheckEnforced = (): boolean => process.env.FUNCTIONS_EMULATOR !== 'true';
