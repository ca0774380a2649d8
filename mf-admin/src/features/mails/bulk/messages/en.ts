import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of settling several mails or pushes at once. */
export const en: Translation<typeof ro> = {
  move: { waiting: 'Send again…', dropped: 'Let go…' },
  title: {
    mails: { waiting: 'Send the chosen e-mails again?', dropped: 'Let the chosen e-mails go?' },
    pushes: { waiting: 'Send the chosen notifications again?', dropped: 'Let the chosen notifications go?' },
  },
  will: { waiting: 'Leaves again.', dropped: 'Does not leave any more.' },
  complaint: 'Stays as it is: its reader reported it as spam.',
};
