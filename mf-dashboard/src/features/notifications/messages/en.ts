import { said } from '@cursiv/shared-domain/words/notifications-en';
import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Notifications',
  lists: 'Which notifications you see',
  list: { unread: 'Unread', all: 'All', archived: 'Archived' },
  empty: {
    unread: 'No unread notifications',
    all: 'No notifications',
    archived: 'Nothing archived',
  },
  emptyText: {
    unread: 'You have read everything. What you have read is under “All”.',
    all: 'Here you learn what happens to your bookings, courses, resources and reviews.',
    archived: 'What you archive comes here, and can be brought back.',
  },
  filters: 'Filter the notifications',
  about: 'About',
  anything: 'Anything',
  emptyAbout: 'This list holds nothing about what you chose.',
  showAll: 'Show it about anything',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  unreadAgain: 'Mark as unread',
  archive: 'Archive',
  bringBack: 'Bring back',
  isUnread: 'Unread',
  open: 'View',
  note: '“{{note}}”',
  more: 'Show more',
  said,
};
