import {
  type Course,
  fileLine,
  filesIn,
  LOCALES,
  type Locale,
  lessonBodyId,
  lessonBodySchema,
  lessonSchema,
  type PageText,
  type Payloads,
  publishedFiles,
  publishedVideo,
  versionPath,
} from '@cursiv/shared-domain';
import { inLocales } from '../../read-models/in-locales.ts';
import { publishedCourse } from '../../read-models/published.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { pageText } from '../resolve/page-text.ts';

/**
 * `courses/{courseId}/lessons/{id}.json`; undefined unless the course is published and the lesson is open to everybody.
 */
export async function lessonPayload(
  source: DocumentSource,
  locale: Locale,
  courseId: string,
  id: string,
): Promise<Payloads['lesson'] | undefined> {
  const course = await publishedCourse(source, courseId);
  if (!course) return undefined;
  const lesson = parsed(lessonSchema, await source.get(`${versionPath(courseId, course.version)}/lessons/${id}`));
  if (!lesson?.freePreview || !isInOutline(course, id)) return undefined;
  const body = await bodyOf(source, course, id, locale);
  const files = publishedFiles(lesson.files ?? [], course.locales);
  const video = lesson.video && publishedVideo(lesson.video, course.locales);
  return {
    lesson: {
      id,
      title: pageText(inLocales(lesson.title, course.locales), locale, course.baseLocale),
      ...(body && { body }),
      ...(video && { video, sound: course.baseLocale }),
      ...(lesson.pictures?.length && { pictures: lesson.pictures }),
      ...(files.length > 0 && {
        files: filesIn(files, locale).map((file) => fileLine(file, locale, course.baseLocale)),
      }),
    },
  };
}

const isInOutline = ({ outline }: Course, lessonId: string) =>
  outline.some(({ lessonIds }) => lessonIds.includes(lessonId));

/** The text in the page's language, otherwise in another published one. */
async function bodyOf(
  source: DocumentSource,
  { id, version, locales, baseLocale }: Course,
  lessonId: string,
  want: Locale,
): Promise<PageText | undefined> {
  for (const locale of new Set([want, baseLocale, ...LOCALES])) {
    if (!locales.includes(locale)) continue;
    const stored = await source.get(`${versionPath(id, version)}/bodies/${lessonBodyId(lessonId, locale)}`);
    const body = parsed(lessonBodySchema, stored);
    if (body?.text.trim()) return { text: body.text, locale };
  }
  return undefined;
}
