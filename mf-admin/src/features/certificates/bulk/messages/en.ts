import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of revoking several certificates at once. */
export const en: Translation<typeof ro> = {
  revoke: 'Revoke…',
  title: 'Revoke the chosen certificates? There is no way back.',
};
