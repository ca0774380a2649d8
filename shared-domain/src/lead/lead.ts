/** Fixed origin of every lead (spec §3 and §9). */
export const LEAD_SOURCE = 'website_form';

export const LEAD_LIMITS = { name: 80, phone: 30, message: 2000, page: 200 } as const;

/** The address that the site's form is sent to, with and without script. */
export const LEADS_PATH = '/leads';

/**
 * The shortest time, in milliseconds, in which a person reads the form and writes a message: a faster one is kept, and
 * marked.
 */
export const MIN_WRITING_MS = 3_000;
