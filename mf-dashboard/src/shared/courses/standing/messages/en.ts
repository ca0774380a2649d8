import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  former: 'Left or closed',
  unnamed: 'A course that cannot be opened now',
  more: 'Find out more',
  moreOf: 'Find out more: {{title}}',
  short: {
    archived: 'Archived',
    suspended: 'Suspended or withdrawn',
    left: 'Left',
    leftClosed: 'Left, takes no more learners',
    closed: 'Takes no learners',
  },
  title: {
    archived: 'This course is archived',
    suspended: 'The course has been suspended or withdrawn',
    left: 'You have left this course',
    leftClosed: 'You have left this course, and it takes no more learners',
    closed: 'This course takes no learners now',
  },
  text: {
    archived:
      'It takes no more learners, but you keep it with your progress and can finish it. Questions can be read, but no longer answered.',
    suspended:
      'Your progress, notes, bookmarks and certificate are kept. If the course opens again, you go on where you stopped.',
    left: 'You have left this course. Your progress, notes and bookmarks are kept; when you take it up again, you go on where you stopped.',
    leftClosed:
      'Your progress, notes, bookmarks and certificate are kept. If the course opens again, you go on where you stopped.',
    closed: 'Its author no longer lists it. Open lessons stay open to everybody.',
  },
};
