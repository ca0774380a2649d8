import type { Translation } from '@cursiv/shared-i18n';
import type { switches as ro } from '../ro/switches.ts';

export const switches: Translation<typeof ro> = {
  name: { push: 'Notifications on devices', offline: 'Courses kept offline' },
  shown: {
    nobody: 'Off',
    everybody: 'On for everybody',
    share: 'For {{percent}} % of the browsers',
    roles: 'For: {{roles}}',
  },
  role: {
    administrator: 'Administrator',
    moderator: 'Moderator',
    support: 'Support',
    translator: 'Editor of translations',
  },
};
