import type { Translation } from '@cursiv/shared-i18n';
import type { overview as ro } from '../ro/overview.ts';

export const overview: Translation<typeof ro> = {
  greeting: 'Hello, {{name}}',
  greetingNobody: 'Welcome back',
  continueHere: 'Continue where you left off',
  findCourse: 'Find a course',
  findExpert: 'Find an expert',
  all: 'See all',
  requests: 'Requests for you',
  answeredAll: 'You have answered every request.',
  nextBookings: 'Coming up',
  noBookings: 'You have no session booked.',
  drafts: 'Courses you are writing',
  noDrafts: 'The courses you work on appear here. Only you and administrators can see them.',
  confirm: {
    title: 'Confirm your e-mail address',
    text: 'We sent a message to {{email}}. Open the link in it, and you can review courses and book sessions with experts.',
    again: 'Send the message again',
    sent: 'We sent the message to {{email}} again. Look for it in Spam as well.',
    later: 'Later',
  },
};
