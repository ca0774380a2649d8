/** Sessions ahead, asked for or agreed, that a learner may have with one expert. */
export const MAX_OPEN_WITH_EXPERT = 3;

/** Requests that a learner may have waiting for an answer, with all experts together. */
export const MAX_WAITING_REQUESTS = 8;

/** Requests that a learner may make within a day, whatever becomes of them. */
export const MAX_REQUESTS_A_DAY = 20;
