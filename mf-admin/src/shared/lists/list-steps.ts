/**
 * Rows that a list opens with, and that each "load more" adds. A page of administrators reads at most 60 documents when it opens
 * (docs/scale.md); what every page reads is about 10 of them.
 */
export const STEP = 40;

/** The same where each row names another document: that one is read, and what a rule asks for it. */
export const NAMED_STEP = 15;

/** The same where another list shares the page. */
export const SHARED_STEP = 8;

/** Rows beside such a list that name no other document. */
export const BESIDE_STEP = 20;

/**
 * The same of each kind of work where all ten kinds are asked for: a report is read with the review that it is about, and how the site is
 * with a document for each of its schedules.
 */
export const WORK_STEP = 3;
