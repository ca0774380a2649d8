import type { Translation } from '@cursiv/shared-i18n';
import type { pushes as ro } from '../ro/pushes.ts';

export const pushes: Translation<typeof ro> = {
  title: 'Notifications that could not leave',
  intro: 'Every message is on the site, too. Only its reader reads what a notification says.',
  none: 'All notifications have left',
  noneText: 'Those that the browser’s service does not take appear here.',
  found_one: '1 notification',
  found_other: '{{count}} notifications',
  foundFirst_one: 'The newest notification',
  foundFirst_other: 'The newest {{count}} notifications',
  tab: 'Notifications on devices',
  made: 'Written',
  causes: {
    refused: 'The browser’s service refused the notification.',
    unclear: 'The connection ended at the last moment: it may have arrived.',
    tried: 'The browser’s service did not answer for two days.',
  },
  settled: {
    waiting: 'The notification for {{name}} leaves again within a minute.',
    dropped: 'The notification for {{name}} does not leave any more.',
  },
};
