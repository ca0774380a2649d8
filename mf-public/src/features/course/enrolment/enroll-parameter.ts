/** The parameter in a course's address that enrols the visitor on return from sign-in. */
export const ENROLL_PARAMETER = 'enroll';
