/**
 * Whether this is a developer's machine: the log is read by nobody else, and what stands in for the internet there may be
 * asked. A school that hosts the site by itself runs the same backend, and is none.
 */
export const isDevelopersMachine = (): boolean =>
  process.env.FUNCTIONS_EMULATOR === 'true' && process.env.SELF_HOSTED !== 'true';
