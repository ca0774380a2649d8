/** The project that both backends serve. */
export const PROJECT = 'demo-sdk';
