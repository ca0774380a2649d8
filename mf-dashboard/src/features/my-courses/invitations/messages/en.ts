import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  teaching: 'Teaching courses of others',
  teachingIntro: 'As long as you agree, your name is on the course’s page.',
  asked: {
    invited: '{{name}} has named you as an instructor.',
    accepted: 'You are an instructor of the course by {{name}}.',
    declined: 'You have declined to teach the course by {{name}}.',
    removed: '{{name}} has removed you.',
  },
  answer: { accepted: 'Agree', declined: 'Decline', leave: 'Stop teaching' },
  answered: {
    invited: 'You were named.',
    accepted: 'You are shown as an instructor on the course’s page.',
    declined: 'You are not shown on the course’s page.',
    removed: 'You were removed.',
  },
  notVerified: 'You are no verified instructor any more. You can ask for the right in your account.',
};
