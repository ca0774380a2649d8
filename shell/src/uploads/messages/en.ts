import { error } from '@cursiv/shared-domain/words/failures-en';
import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  label: 'Uploads',
  open: 'Show the uploads',
  close: 'Hide the uploads',
  clear: 'Close',
  sending_one: 'Uploading {{count}} file',
  sending_other: 'Uploading {{count}} files',
  paused_one: '{{count}} upload paused',
  paused_other: '{{count}} uploads paused',
  failed_one: '{{count}} file was not uploaded',
  failed_other: '{{count}} files were not uploaded',
  done: 'Uploads finished',
  forOwner_one: '{{count}} file waits for the person who was uploading it to sign in again.',
  forOwner_other: '{{count}} files wait for the person who was uploading them to sign in again.',
  progress: '{{percent}} ({{sent}} of {{total}})',
  news: '{{name}}: {{state}}',
  pause: 'Pause',
  resume: 'Resume',
  retry: 'Try again',
  cancel: 'Stop',
  forget: 'Take off the list',
  choose: 'Choose the file again',
  copying:
    'Your browser is making a copy of the file. Keep this site open until it is done: otherwise you will have to choose the file again.',
  copyingShort: 'copy not ready yet',
  notKept: 'Your browser has no room for a copy: if you close this site, you will have to choose the file again.',
  state: {
    running: 'Uploading',
    paused: 'Paused',
    success: 'Uploaded',
    canceled: 'Stopped',
    error: 'Failed',
  },
  waits: {
    turn: 'Waiting for its turn',
    network: 'Waiting for the connection; it goes on by itself',
    session: 'Waiting for you to sign in again',
    file: 'Your browser no longer has the file. Choose it again: the upload goes on where it stopped.',
  },
  placing: 'Uploaded; it gets to its place, at the latest when you open its page again',
  problem: {
    'other-file': 'This is another file. Choose the one that you began with.',
    'place-gone': 'Uploaded, but its place is gone. If you take it off the list, the file is deleted.',
  },
  end: {
    title: 'A file is still on its way',
    text: 'If you sign out, the upload stops and nothing of it is kept.',
    leave: 'Stop it and sign out',
    stay: 'Stay here',
  },
  error: {
    ...error,
    'no-access': 'You may not send files here any more. Nothing of this one was kept.',
    'not-found':
      'The file is no longer expected: it took more than a day, or you no longer write there. Nothing of it was kept.',
    offline: 'There is no connection to the server.',
    'timed-out': 'The server does not answer in time.',
    'malformed-data': 'The server answered something unexpected.',
    unknown: 'Something went wrong.',
  },
};
