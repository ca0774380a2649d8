import { getLessonBody, type Loadable, useLoad } from '@cursiv/shared-data';
import { errorCode, LOCALES } from '@cursiv/shared-domain';
import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { useCallback } from 'react';
import type { CourseView } from '../../shared/course-view.ts';

/** A lesson's text: closed to the reader, present in the page's language or another one, or not written. */
export type LessonText = { state: 'closed' } | { state: 'none' } | { state: 'open'; text: string; locale: Locale };

async function load(course: CourseView, lessonId: string, want: Locale): Promise<LessonText> {
  const locales = [...new Set([want, course.baseLocale, ...LOCALES])].filter((locale) =>
    course.locales.includes(locale),
  );
  try {
    for (const locale of locales) {
      const body = await getLessonBody(course.from, course.id, lessonId, locale);
      if (body?.text.trim()) return { state: 'open', text: body.text, locale };
    }
    return { state: 'none' };
  } catch (error) {
    if (['no-access', 'signed-out'].includes(errorCode(error))) return { state: 'closed' };
    throw error;
  }
}

/**
 * Loads a lesson's text in the page's language, or else in another; the data rules say whether it is closed. A new
 * `attempt` loads it again when the reader's rights change.
 */
export function useLessonText(course: CourseView, lessonId: string, attempt: unknown): Loadable<LessonText> {
  const locale = useLocale();
  return useLoad(
    // biome-ignore lint/correctness/useExhaustiveDependencies: enrolling opens what was closed.
    useCallback(() => load(course, lessonId, locale), [course, lessonId, locale, attempt]),
  );
}
