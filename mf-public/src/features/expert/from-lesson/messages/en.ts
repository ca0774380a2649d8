import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'You ask from a lesson:',
  lesson: '“{{lesson}}” of “{{course}}”',
  aLesson: 'the lesson that you came from',
  at: 'at {{time}}',
  seen: 'The expert sees the place and what you wrote there.',
  leave: 'Ask without the lesson',
};
