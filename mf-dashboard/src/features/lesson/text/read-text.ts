import { getLessonBody } from '@cursiv/shared-data';
import { errorCode, LOCALES } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';

/** A lesson's text: closed to the reader, present in the page's language or another one, or not written. */
export type LessonText = { state: 'closed' } | { state: 'none' } | { state: 'open'; text: string; locale: Locale };

/** What has to be known of a course to read its texts. */
export type TextCourse = Pick<ReadableCourse, 'id' | 'version' | 'baseLocale' | 'locales'>;

/** Reads a lesson's text in the wanted language, or else in another; the data rules say whether it is closed. Throws AppError. */
export async function readText(course: TextCourse, lessonId: string, want: Locale): Promise<LessonText> {
  const locales = [...new Set([want, course.baseLocale, ...LOCALES])].filter((locale) =>
    course.locales.includes(locale),
  );
  try {
    for (const locale of locales) {
      const body = await getLessonBody(course, lessonId, locale);
      if (body?.text.trim()) return { state: 'open', text: body.text, locale };
    }
    return { state: 'none' };
  } catch (error) {
    if (['no-access', 'signed-out'].includes(errorCode(error))) return { state: 'closed' };
    throw error;
  }
}
