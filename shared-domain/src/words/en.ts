import type * as ro from './ro.ts';

// The words of the field in English. Each section compiles those it shows into its own messages (decision 32).

export { error } from './failures-en.ts';

export const locale: typeof ro.locale = { ro: 'Română', en: 'English' };

export const level: typeof ro.level = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

export const languageLevel: typeof ro.languageLevel = {
  B1: 'B1',
  B2: 'B2',
  C1: 'C1',
  C2: 'C2',
  native: 'first language',
};

export const lessonType: typeof ro.lessonType = { text: 'Text', video: 'Video', quiz: 'Quiz', file: 'Files' };

export const courseStatus: typeof ro.courseStatus = {
  draft: 'Draft',
  in_review: 'In review',
  changes_requested: 'Changes requested',
  published: 'Published',
  unlisted: 'Unlisted',
  archived: 'Archived',
  suspended: 'Suspended',
};

export const enrollmentStatus: typeof ro.enrollmentStatus = {
  active: 'In progress',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  suspended: 'Suspended',
};

export const resourceKind: typeof ro.resourceKind = { file: 'File', link: 'Link', article: 'Article' };

export const resourceAccess: typeof ro.resourceAccess = {
  public: 'For everyone',
  registered: 'Members',
  enrolled: 'For enrolled learners',
};

export const resourceStatus: typeof ro.resourceStatus = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Published',
  archived: 'Archived',
  suspended: 'Suspended',
};

export const bookingStatus: typeof ro.bookingStatus = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
  completed: 'Completed',
  no_show_learner: 'Learner did not come',
  no_show_expert: 'Expert did not come',
  disputed: 'Disputed',
};

export const userFlag: typeof ro.userFlag = {
  isAdmin: 'Administrator',
  verifiedCreator: 'Verified creator',
  verifiedExpert: 'Verified expert',
  verifiedInstructor: 'Verified instructor',
};

export const counted: Omit<typeof ro.counted, 'lessons_few'> = {
  lessons_one: '{{count}} lesson',
  lessons_other: '{{count}} lessons',
};

/** How reading the data of a page can fail. */
export const loadError: typeof ro.loadError = {
  offline: 'There is no connection to the server. What you typed is kept; try again when it is back.',
  'timed-out': 'The answer is taking too long. Try again.',
  'malformed-data': 'The data that arrived is incomplete. We have made a note of it.',
  unknown: 'Something went wrong. Nothing you wrote is lost; try again.',
};
