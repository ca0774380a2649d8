/** The day of the terms of use that hold now; registering accepts them. The page with the terms shows the same day. */
export const TERMS_VERSION = '2026-11-23';
