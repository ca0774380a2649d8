import { type LessonBody, type Locale, lessonBodyId, lessonBodySchema, versionPath } from '@cursiv/shared-domain';
import { readDocument } from '../reading/read-document.ts';

/** A published version of a course, or its author's draft, which has none. */
export interface TextSource {
  id: string;
  version?: number | undefined;
}

/** Reads a lesson's text in one language; undefined when there is none. Throws AppError: `no-access` when the lesson is closed to the reader. */
export const getLessonBody = (
  { id, version }: TextSource,
  lessonId: string,
  locale: Locale,
): Promise<LessonBody | undefined> =>
  readDocument(
    lessonBodySchema,
    `${version === undefined ? `courseDrafts/${id}` : versionPath(id, version)}/bodies/${lessonBodyId(lessonId, locale)}`,
  );
