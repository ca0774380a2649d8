/** Fixed origin of every lead (spec §3 and §9). */
export const LEAD_SOURCE = 'website_form';

export const LEAD_LIMITS = { name: 80, phone: 30, message: 2000, page: 200 } as const;

/** Where the site's form is sent, with and without script. */
export const LEADS_PATH = '/leads';

/** Nobody reads the form and writes a message in less, in milliseconds: what comes sooner is kept, and marked. */
export const MIN_WRITING_MS = 3_000;
