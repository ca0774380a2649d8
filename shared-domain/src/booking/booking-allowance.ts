/** Upcoming bookings, requested or confirmed, that a learner may have with one expert. */
export const MAX_OPEN_WITH_EXPERT = 3;

/** Unanswered requests that a learner may have with all experts together. */
export const MAX_WAITING_REQUESTS = 8;

/** Requests that a learner may make within a day, whatever their outcome. */
export const MAX_REQUESTS_A_DAY = 20;
