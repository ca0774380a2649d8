import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'The texts that you accept with an account have changed',
  terms: 'Terms of use',
  privacy: 'Privacy',
  changes: 'What has changed',
  accept: 'I accept',
  later: 'Later',
  free: 'You need not decide now. If you do not agree, you can delete your account on its page.',
  accepted: 'We have noted that you accept.',
  failed: 'We could not note it. Please try again.',
};
