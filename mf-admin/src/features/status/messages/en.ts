import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  intro: 'What works now, what does not, and what to do about it.',
  checkedAt: 'Checked at {{time}}. An answer stands for 15 seconds at most.',
  again: 'Check again',
  parts: 'Parts of the site',
  eachPart: 'How each part is',
  part: 'Part',
  state: 'State',
  what: 'What to do',
  states: { well: 'Works', attention: 'Needs a\u00a0look', down: 'Does not\u00a0work' },
  names: {
    database: 'Database',
    storage: 'Files',
    mails: 'E-mails on their way',
    pushes: 'Browser notifications',
    schedules: 'Scheduled tasks',
    deadMails: 'E-mails that cannot leave',
    deadPushes: 'Notifications that cannot leave',
    dataRequests: 'Copies and deletions of data',
  },
  dueSince: 'The oldest should have left at {{time}}.',
  lateSince: 'The oldest has waited since {{time}}.',
  deadMails_one: '{{count}} e-mail is no longer tried.',
  deadMails_other: '{{count}} e-mails are no longer tried.',
  deadPushes_one: '{{count}} notification is no longer tried.',
  deadPushes_other: '{{count}} notifications are no longer tried.',
  advice: {
    none: 'Nothing.',
    database:
      'Read the log, and see whether the service has an outage (Firestore: status.firebase.google.com). What people write is kept in their browsers.',
    storage:
      'Read the log, and see whether the service has an outage (Cloud Storage). Uploads go on by themselves once it is back.',
    mails: 'See whether the mail server answers and its password is right (SMTP_URL). Nothing is lost.',
    pushes:
      'Look for the lines of sendDuePushes in the log of the functions. People read their notifications on the site, too.',
    schedules:
      'Look for the lines of the late task in the log of the functions. Hosted by Google, it can be started from Cloud Scheduler; else restart the site.',
    deadMails: 'Read why, and decide about each.',
    deadPushes: 'Read why, and decide about each.',
    dataRequests:
      'Look for the lines of keepDataExports and deletePeople in the log of the functions; both try again by themselves.',
  },
  toMails: 'Open the e-mails',
  toPushes: 'Open the notifications',
  runs: 'Scheduled tasks',
  runsIntro: 'When each last did its work. Those that have not run yet are missing.',
  eachRun: 'Last run of each task',
  run: 'Task',
  doneAt: 'Last time',
  never: 'never',
  late: 'Late',
  onTime: 'On time',
  noRuns: 'None has run yet.',
};
