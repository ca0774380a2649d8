import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'Contact',
  intro: 'Questions about courses, your account or your data.',
  form: 'Write to us',
  text: 'Tell us which page you were on and what you wanted to do. For a request about your data, use the address of your account.',
};
