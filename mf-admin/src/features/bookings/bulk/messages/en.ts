import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of calling several bookings off at once. */
export const en: Translation<typeof ro> = {
  move: 'Call off…',
  title: 'Call off the chosen bookings? There is no way back.',
  why: 'Why they are called off',
  hint: 'Both read it: the learner and the expert.',
  missing: 'Write the reason: both read it.',
  stays: 'Stays as it is. {{reason}}',
  begun: 'The session has already begun and can no longer be called off.',
};
