import type { Translation } from '@cursiv/shared-i18n';
import type { shared as ro } from '../ro/shared.ts';

export const shared: Translation<typeof ro> = {
  loading: 'Loading…',
  failed: 'This part could not be loaded',
  failedPage: 'The page could not be loaded',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  breadcrumbs: 'The way here',
  untitledCourse: 'Untitled course',
  untitledSection: 'Untitled section',
  untitledLesson: 'Untitled lesson',
  nav: {
    label: 'Your dashboard',
    overview: 'Overview',
    courses: 'My courses',
    bookings: 'My bookings',
    resources: 'My resources',
    createCourse: 'Create a course',
    account: 'My account',
  },
  notFound: {
    title: 'We could not find the page',
    text: 'The address may be incomplete, or the content is no longer here.',
    action: 'See the courses',
  },
  conflict: {
    title: 'What you are editing was saved from elsewhere too',
    text: 'Perhaps it is open in another tab or on another device. What you wrote here is kept; choose which version stays.',
    keepMine: 'Keep what I wrote here',
    openOther: 'Open the other version',
  },
  learning: {
    start: 'Start',
    continue: 'Continue',
    again: 'Look again',
    progress: 'Progress',
    done_one: '{{completed}} of {{count}} lesson',
    done_other: '{{completed}} of {{count}} lessons',
    lastUsed: 'Last time: {{date}}',
  },
  outline: { done: 'done', closed: 'closed', free: 'Free' },
  session: {
    theirs: 'For {{name}}: {{day}}, {{hours}} · {{city}}',
    theirHours: 'For {{name}}: {{hours}} · {{city}}',
    with: 'with {{name}}',
    zone: {
      label: 'Time zone',
      change: 'Change time zone',
      hint: 'Type a city. Your choice is kept in this browser.',
      none: 'No city found. Try a large city nearby.',
    },
  },
  upload: {
    refused: '“{{name}}” was not sent',
    limit: 'At most {{limit}}.',
    progress: '{{percent}} ({{sent}} of {{total}})',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Stop',
    underWay: 'A file is still on its way',
    leaving:
      'The upload goes on while this site stays open; come back here so that the file gets to its place.',
    status: {
      running: 'Uploading',
      paused: 'Paused',
      success: 'Uploaded',
      canceled: 'Stopped',
      error: 'Failed',
    },
  },
};
