import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Work on the site',
  intro:
    'While the site is worked on, pages are read and drafts are saved. What goes through the server (publishing, booking, quiz answers, questions, files) waits, except for administrators.',
  on: 'The site is being worked on. People read:',
  off: 'Nobody is working on the site.',
  endsItself: 'It ends by itself: {{time}}.',
  isExpected: 'It is expected to end: {{time}}. It lasts until you end it.',
  act: { begin: 'Begin the work', end: 'End the work' },
  asked: {
    begin: 'Begin the work on the site?',
    beginText: 'Whoever is signed in sees the text on every page that is opened from now on.',
    end: 'End the work on the site?',
    endText: 'Everybody can write again within seconds.',
  },
  text: { ro: 'What people read in Romanian', en: 'What people read in English' },
  textHint: 'For example: “We are moving the courses to a faster server.”',
  textMissing: 'Write what people read in this language.',
  minutes: 'Expected duration, in minutes',
  minutesWrong: 'Write a whole number from {{least}} to {{most}}.',
  itself: 'It ends by itself then',
  itselfHint: 'Otherwise it lasts until an administrator ends it.',
  begun: 'The work has begun.',
  ended: 'The work has ended.',
  conflict: 'Somebody has changed something meanwhile. The page shows how it is now.',
};
