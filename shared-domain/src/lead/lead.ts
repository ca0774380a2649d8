/** Fixed origin of every lead (spec §3 and §9). */
export const LEAD_SOURCE = 'website_form';

export const LEAD_LIMITS = {
  name: 80,
  phone: 30,
  message: 2000,
  page: 200,
  /** Characters of a note and of a reply, and how many of them a message may have. */
  note: 2000,
  notes: 50,
  reply: 4000,
  replies: 20,
} as const;

/** How many days a visitor's message is kept, answered or not; the form and the page about privacy promise it. */
export const LEAD_DAYS = 365;

/** Who erased a message by the link in its acknowledgement, as the audit log names them: nothing of them is kept. */
export const LEAD_SENDER = 'sender-of-a-message';

/** The address that the site's form is sent to, with and without script. */
export const LEADS_PATH = '/leads';

/**
 * The shortest time, in milliseconds, in which a person reads the form and writes a message: a faster one is kept, and
 * marked.
 */
export const MIN_WRITING_MS = 3_000;
