/**
 * Whether a call needs App Check's word. Hosted, always. Beside local services a bearer token is enough, as the spec's calls have it (§7),
 * so that teams call functions from their scripts and tests; pages bring the word there, too.
 */
export const isAppCheckEnforced = (): boolean => process.env.FUNCTIONS_EMULATOR !== 'true';
