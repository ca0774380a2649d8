import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  session: 'Your browser keeps no data for this site',
  sessionText:
    'When you reload or close the page you are signed out, and what is not saved is lost. Allow data to be stored, or free some space.',
  cookies: 'Your browser blocks the cookies of this site',
  cookiesText: 'The language you choose is not remembered, and the administration area stays closed.',
};
