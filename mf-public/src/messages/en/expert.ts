import type { Translation } from '@cursiv/shared-i18n';
import type { expert as roExpert, nextFree as roNextFree } from '../ro/expert.ts';

export const expert: Translation<typeof roExpert> = {
  verified: 'Verified by Cursiv',
  sessions: 'Choose a session and a time',
  sessionsLead: 'The times below are free now. You ask for one and the expert confirms it.',
  choose: 'What you talk about',
  free: 'Free',
  notice: '{{time}} ahead',
  location: { online: 'Online', phone: 'By phone', in_person: 'In person' },
  zone: {
    label: 'Times are on the clock of',
    own: '{{zone}} (your zone)',
    theirs: '{{zone}} (the zone of {{name}})',
  },
  there: '{{time}} there',
  earlier: 'Earlier days',
  later: 'Later days',
  clocks: {
    title: 'Clocks change in the meantime',
    forward: '{{date}}: clocks in {{zone}} go forward by {{time}}. The times above take it into account.',
    back: '{{date}}: clocks in {{zone}} go back by {{time}}. The times above take it into account.',
  },
  chosen: '{{title}}, with {{name}}',
  when: '{{day}}, {{from}}–{{to}} ({{zone}})',
  clock: { own: 'On the clock shown', theirs: 'For {{name}}', same: 'The same time' },
  self: 'This is your own page: it is how others see your free times.',
  confirming: 'Checking your account',
  signIn: {
    text: 'To ask for this time, {{name}} needs to know who you are. Your choice waits for you here.',
    login: 'Sign in',
    register: 'Create account',
  },
  topic: 'What you would like to tell {{name}} (optional)',
  topicHint: 'A question, a link, what you have tried. Only the two of you see it.',
  ask: 'Ask for this time',
  asked: {
    title: 'Your request is on its way.',
    text: '{{name}} will answer soon. The time stays yours until then.',
    action: 'See your bookings',
  },
  failed: 'The request was not sent',
  tooMany: 'You have three open requests with {{name}} already. Cancel one or wait for an answer.',
  gone: {
    title: 'The chosen time is no longer free',
    text: 'Somebody took it or it is too soon. Choose another one above.',
  },
  full: { title: 'No free time', text: 'Try another type of session or come back in a few days.' },
  none: { title: 'No sessions yet', text: 'The expert is preparing the sessions. Come back soon.' },
  reviews: 'What others say',
  courses: 'Courses by {{name}}',
};

export const nextFree: Translation<typeof roNextFree> = { label: 'Free:', none: 'No free time just now' };
