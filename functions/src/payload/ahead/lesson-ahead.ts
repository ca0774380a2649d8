import {
  courseSchema,
  type DocumentsAhead,
  LOCALES,
  type Locale,
  lessonBodyId,
  versionPath,
} from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';

export interface LessonPlace {
  locale: Locale;
  courseId: string;
  lessonId: string;
}

/**
 * What a reader's page of a lesson reads at first: the course, the lists of its lessons, and the text in the language that shows. What is
 * closed to them, or missing, is left out: the page asks for it and hears why.
 */
export async function lessonAhead(
  database: ReadersDatabase,
  { locale: want, courseId, lessonId }: LessonPlace,
): Promise<DocumentsAhead> {
  const path = `courses/${courseId}`;
  const stored = await database.get(path);
  const course = courseSchema.safeParse({ ...stored?.fields, id: courseId });
  if (!stored || !course.success) return { documents: {}, folders: {} };
  const { version, baseLocale, locales } = course.data;
  const published = versionPath(courseId, version);
  const locale = [want, baseLocale, ...LOCALES].find((one) => locales.includes(one)) ?? baseLocale;
  const text = `${published}/bodies/${lessonBodyId(lessonId, locale)}`;
  const lists = `${published}/lessonLists`;
  const [body, lessons] = await Promise.all([database.get(text), database.list(lists)]);
  return {
    documents: { [path]: stored.fields, ...(body && { [text]: body.fields }) },
    folders: lessons.length > 0 ? { [lists]: lessons } : {},
  };
}
