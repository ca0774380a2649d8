/** Asks, in the address of a course, to enrol whoever comes back signed in. */
export const ENROLL_PARAMETER = 'enroll';
