/** The day of the newest terms of use or privacy page (`LEGAL_VERSIONS`); registering accepts both as they are then. */
export const TERMS_VERSION = '2026-11-27';
