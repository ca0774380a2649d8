import {
  type CourseVersion,
  type Cue,
  captionsSchema,
  courseVersionSchema,
  draftContent,
  type Lesson,
  type LessonBody,
  lessonBodyId,
  lessonBodySchema,
  lessonSchema,
  type Question,
  quizKeySchema,
  versionPath,
  type WrittenCourse,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

/** A published version with everything below it. */
export interface StoredVersion extends WrittenCourse {
  version: CourseVersion;
  lessons: Lesson[];
}

/** A version of a course; undefined when there is none. */
export async function readVersion(
  source: DocumentSource,
  courseId: string,
  number: number,
): Promise<StoredVersion | undefined> {
  const path = versionPath(courseId, number);
  const version = parsed(courseVersionSchema, await source.get(path));
  if (!version) return undefined;
  const [lessons, texts, quizzes] = await Promise.all([
    source.find({ collection: `${path}/lessons` }),
    readTexts(source, `${path}/bodies`),
    readQuizzes(source, `${path}/quizKeys`),
  ]);
  return { version, content: draftContent(version), texts, quizzes, lessons: allParsed(lessonSchema, lessons) };
}

/** The texts of a collection of bodies, by id. */
export async function readTexts(source: DocumentSource, collection: string): Promise<Record<string, string>> {
  const bodies: LessonBody[] = allParsed(lessonBodySchema, await source.find({ collection }));
  return Object.fromEntries(bodies.map(({ lessonId, locale, text }) => [lessonBodyId(lessonId, locale), text]));
}

/** The quizzes of a collection of keys, by the ids of their lessons. */
export async function readQuizzes(source: DocumentSource, collection: string): Promise<Record<string, Question[]>> {
  const keys = allParsed(quizKeySchema, await source.find({ collection }));
  return Object.fromEntries(keys.map(({ lessonId, questions }) => [lessonId, questions]));
}

/** Captions in writing of a collection of them, by the ids of their lessons. */
export async function readCaptions(source: DocumentSource, collection: string): Promise<Record<string, Cue[]>> {
  const written = allParsed(captionsSchema, await source.find({ collection }));
  return Object.fromEntries(written.map(({ lessonId, cues }) => [lessonId, cues]));
}
