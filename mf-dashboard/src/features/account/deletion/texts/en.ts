import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'Deleting the account',
  lead: 'You have {{count}} days to change your mind. After that nothing can be brought back.',
  ask: 'Delete the account…',
  dialogTitle: 'Delete the account?',
  copyFirst: 'To keep anything, first ask for the copy of your data, above.',
  happens: 'What happens after {{count}} days',
  erased: 'Your profile, notes, progress, quiz answers, messages and files are erased.',
  courses_one: 'Your published course is archived: it stays, without your name, with those who take it.',
  courses_other:
    'Your {{count}} published courses are archived: they stay, without your name, with those who take them.',
  drafts_one: 'The draft of your unpublished course is erased, for co-authors too.',
  drafts_other: 'The drafts of {{count}} unpublished courses are erased, for co-authors too.',
  resources_one: 'Your resource is erased.',
  resources_other: 'Your {{count}} resources are erased.',
  certificates_one:
    'Your certificate can no longer be checked on the site. The signed file, if you download it before, stays valid.',
  certificates_other:
    'Your {{count}} certificates can no longer be checked on the site. The signed files, if you download them before, stay valid.',
  bookings_one: 'The session to come is cancelled, and the other person told.',
  bookings_other: 'The {{count}} sessions to come are cancelled, and the others told.',
  anonymous:
    'Your questions, answers and reviews stay, without your name. What others were told about you stays in their messages.',
  confirm: 'Delete the account after {{count}} days',
  cancel: 'Cancel',
  lastAdmin: 'You are the only administrator who stays. Give the right to somebody else first.',
  waitingTitle: 'The account will be deleted after {{date}}',
  waiting: 'Until then you can use everything as before, and change your mind at any moment.',
  onBehalf:
    'An administrator asked for the deletion for you. If you did not want it, keep the account and write to us.',
  keep: 'Keep the account',
  kept: 'Your account stays.',
  tooLate: 'The deletion has already begun.',
};
