import type { Translation } from '@cursiv/shared-i18n';
import type { course as ro } from '../../ro/learning/course.ts';

export const course: Translation<typeof ro> = {
  public: 'The course’s page',
  about: 'About the course',
  outcomes: 'What you will be able to do',
  teaching: 'Teaching',
  announcements: 'Announcements',
  moreAnnouncements: 'Older announcements',
  outline: 'Lessons',
  nextLesson: 'Next:',
  enroll: 'Enrol',
  enrollText: 'Enrolling is free. It opens every lesson and we remember your progress.',
  visitorText:
    'Lessons marked “Free” are open to everybody. For the others you need an account and an enrolment, both free.',
  register: 'Create an account',
  signIn: 'I have an account',
  enrollFailed: 'You could not be enrolled',
  leave: 'Leave the course',
  leaveTitle: 'Leave the course?',
  leaveText:
    'The lessons for learners close. Your progress is kept and is there when you take the course up again, as long as the course takes learners.',
  left: 'You have left the course. Your progress is kept.',
  resume: 'Take the course up again',
  onlyYou: 'Only you and administrators can see this draft.',
  noLessons: 'No lessons yet',
  noLessonsText: 'Add the first section and the first lesson in the editor.',
  previewOf: 'Preview: {{title}}',
  previewPublished: 'This is what the published course looks like.',
  backToEdit: 'Back to editing',
  unavailable: 'This course cannot be opened now',
  toMine: 'My courses',
  retired: 'No longer in the course, kept for you',
};
