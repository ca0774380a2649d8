import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of ruling on several experts at once. */
export const en: Translation<typeof ro> = {
  move: { suspended: 'Suspend…', listed: 'Lift the suspension…' },
  title: { suspended: 'Suspend the chosen experts?', listed: 'Lift the suspension of the chosen experts?' },
};
