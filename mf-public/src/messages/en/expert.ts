import type { Translation } from '@cursiv/shared-i18n';
import type { expert as roExpert, nextFree as roNextFree } from '../ro/expert.ts';

export const expert: Translation<typeof roExpert> = {
  verified: 'Verified by Cursiv',
  sessions: 'Choose a session and a time',
  sessionsLead: 'The times below are free now. You ask for one and the expert confirms it.',
  choose: 'Session',
  noNotice: 'same day possible',
  hours_one: 'one hour’s notice',
  hours_other: '{{count}} hours’ notice',
  days_one: 'one day’s notice',
  days_other: '{{count}} days’ notice',
  location: { online: 'Online', phone: 'By phone', in_person: 'In person' },
  zone: {
    label: 'Time zone',
    change: 'Change time zone',
    hint: 'Type a city. Your choice is kept in this browser.',
    none: 'No city found. Try a large city nearby.',
  },
  earlier: 'Earlier days',
  later: 'Later days',
  clocks: {
    title: 'Clocks change in the meantime',
    forward: '{{date}}: clocks in {{zone}} go forward by {{time}}. The times above take it into account.',
    back: '{{date}}: clocks in {{zone}} go back by {{time}}. The times above take it into account.',
  },
  chosen: '{{title}}, with {{name}}',
  when: '{{day}}, {{from}}–{{to}} ({{zone}})',
  clock: { own: 'Your time', theirs: 'For {{name}}' },
  self: 'This is your own page: it is how others see your free times.',
  confirming: 'Checking your account',
  signIn: {
    text: 'To ask for this time, {{name}} needs to know who you are. Your choice waits for you here.',
    login: 'Sign in',
    register: 'Create account',
  },
  topic: 'Message to {{name}} (optional)',
  topicHint: 'A question, a link, what you have tried. The expert and the site’s administrators can read it.',
  ask: 'Ask for this time',
  asked: {
    title: 'Your request was sent.',
    own: 'This time is yours: you asked for it.',
    text: '{{name}} sees the request among their bookings. Without an answer by {{date}} ({{city}}), it expires and the time is free again.',
    confirmed: 'The expert has confirmed the session.',
    action: 'See the booking',
  },
  failed: 'The request was not sent',
  gone: {
    title: 'The chosen time is no longer free',
    text: 'Somebody else took it, or it starts too soon. Choose another one above.',
  },
  full: { title: 'No free time', text: 'Try another type of session or come back in a few days.' },
  none: { title: 'No sessions yet', text: 'The expert is preparing the sessions. Come back soon.' },
  reviews: 'What others say',
  courses: 'Courses by {{name}}',
};

export const nextFree: Translation<typeof roNextFree> = { label: 'Free:', none: 'No free time just now' };
