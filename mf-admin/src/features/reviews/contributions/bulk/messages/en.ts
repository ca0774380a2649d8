import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of ruling on several questions and answers at once. */
export const en: Translation<typeof ro> = {
  move: { actioned: 'Hide…', dismissed: 'Leave in sight…' },
  title: { actioned: 'Hide what you chose?', dismissed: 'Leave what you chose in sight?' },
};
