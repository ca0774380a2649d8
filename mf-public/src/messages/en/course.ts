import type { Translation } from '@cursiv/shared-i18n';
import type { course as ro } from '../ro/course.ts';

export const course: Translation<typeof ro> = {
  glance: 'The course at a glance',
  about: 'About the course',
  outcomes: 'What you will be able to do',
  outline: 'Contents',
  freePreview: 'Free lesson',
  instructors_one: 'Who teaches it',
  instructors_other: 'Who teaches it',
  resources: 'Resources for the course',
  level: 'Level',
  length: 'Length',
  lessons: 'Contents',
  languages: 'Languages',
  published: 'Published',
  learners_one: 'One person learns here',
  learners_other: '{{number}} people learn here',
  enroll: 'Enrol for free',
  enrollNote: 'You need an account, so that we can keep your progress. Have one?',
  signIn: 'Sign in',
  continue: 'Continue the course',
  reopen: 'Open the course again',
  resume: 'Take the course up again',
  progress: 'You have done {{percent}}%.',
  enrollFailed: 'The enrolment did not work',
};
