import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of moving several courses at once. */
export const en: Translation<typeof ro> = {
  move: { suspended: 'Suspend…', published: 'Lift the suspension…' },
  title: { suspended: 'Suspend the chosen courses?', published: 'Lift the suspension of the chosen courses?' },
};
