import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Dashboard: {{name}}',
  readOnly: 'You read the dashboard as {{name}}. Nothing can be changed from here.',
  recorded:
    'That you opened it stands in the audit log, and the person sees it in their account. Times are on their clock ({{zone}}).',
  learning: 'My courses',
  notifications: 'Updates',
  withoutWords: 'Without the words that people write to each other, notes, files and meeting links.',
  noNotifications: 'No updates.',
  noBookings: 'No bookings.',
  read: 'Read',
  unread: 'Unread',
  staff: 'This dashboard does not open',
  staffText: 'The dashboards of administrators and staff are seen by themselves alone.',
};
