import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'Journal',
  intro: 'What we learn, day by day.',
  mine: { title: 'My journal', hello: 'Hello, {{name}}!' },
};
