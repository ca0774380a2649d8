/** Where a learner's notes in one lesson are kept. */
export const lessonNotesFolder = (uid: string, courseId: string, lessonId: string): string =>
  `users/${uid}/notes/${courseId}/${lessonId}`;

/** Where what the learners of a course were told is kept. */
export const sentAnnouncementsFolder = (courseId: string): string => `courses/${courseId}/announcements`;
