import { isLocale, type Locale } from '@cursiv/shared-i18n';

/** The id of the room of a lesson's text. Notes come to the page later than the lesson, and find it there. */
export const LESSON_TEXT = 'lesson-text';

/** The room of the lesson's text. */
export const lessonText = (): HTMLElement | null => document.getElementById(LESSON_TEXT);

/** The language in which the lesson's text stands on the page. */
export function textLocale(page: Locale): Locale {
  const lang = lessonText()?.querySelector<HTMLElement>('div[lang], p[lang]')?.lang ?? '';
  return isLocale(lang) ? lang : page;
}

/** The lesson's film. */
export const lessonFilm = (): HTMLVideoElement | null => document.querySelector('main video');
