import {
  AppError,
  type CourseVersion,
  checklist,
  cuesText,
  type DraftLesson,
  filesOfCourse,
  hasSoundIds,
  hasSoundQuestions,
  isPublishable,
  LOCALES,
  lessonBodyId,
  lessonLists,
  marksOf,
  nextVersion,
  outlineText,
  type Publication,
  questionsText,
  sourcesOf,
  versionPath,
} from '@cursiv/shared-domain';
import type { StoredDraft } from '../request/read-draft.ts';
import type { StoredVersion } from './read-version.ts';

/** A document to write. */
export interface NewDocument {
  path: string;
  fields: Record<string, unknown>;
}

/** A version ready to be written: its own document, which is written last, and those below it. */
export interface NewVersion {
  content: StoredDraft['content'];
  locales: CourseVersion['locales'];
  lessonIds: string[];
  /** Paths of all files that it names. */
  files: string[];
  document: NewDocument;
  below: NewDocument[];
}

/**
 * The next version of a course, composed from the draft and the published version. Throws `invalid` when the checklist
 * finds something missing, or the outline is malformed.
 */
export function composeVersion(
  courseId: string,
  { draft, ...written }: StoredDraft,
  live: StoredVersion | undefined,
  { version, rev, locales: chosen, startedAt }: Publication,
  publishedBy: string,
): NewVersion {
  const hasSoundQuizzes = Object.values(written.quizzes ?? {}).every(hasSoundQuestions);
  if (!hasSoundIds(written.content) || !hasSoundQuizzes)
    throw new AppError('invalid', 'the outline is unsound', { reason: 'outline' });
  if (!isPublishable(checklist(written, chosen)))
    throw new AppError('invalid', 'not complete', { reason: 'checklist' });
  const next = nextVersion(written, live, chosen);
  // The glossary is for those who write.
  const { glossary: _, ...content } = next.content;
  const { locales } = next;
  if (!locales.includes(content.baseLocale))
    throw new AppError('invalid', 'without its base language', { reason: 'checklist' });
  const lessons = content.outline.flatMap((unit) => unit.lessons);
  const lessonIds = lessons.map(({ id }) => id);
  const path = versionPath(courseId, version);
  const retired = live ? retiredDocuments(path, live, lessonIds) : [];
  const liveLessons = lessons.map((lesson, index) => {
    const comesAfter = content.isSequential ? lessonIds[index - 1] : undefined;
    const fields = { ...liveLesson(lesson, next.texts), ...(comesAfter && { comesAfter }) };
    return { path: `${path}/lessons/${lesson.id}`, fields };
  });
  const files = filesOfCourse(content);
  const { outline, ...rest } = content;
  return {
    content,
    locales,
    lessonIds,
    files,
    document: {
      path,
      fields: {
        ...rest,
        ...{ outline: outlineText(outline), version, ownerUid: draft.ownerUid, rev, locales, publishedBy, lessonIds },
        publishedAt: startedAt,
        files,
        marks: marksOf(next),
        sources: sourcesOf(next, version, live?.version),
      },
    },
    below: [
      ...liveLessons,
      ...Object.entries(next.texts).map(([id, text]) => ({ path: `${path}/bodies/${id}`, fields: liveBody(id, text) })),
      ...lessons.flatMap(({ id, type }) => (type === 'quiz' ? quizDocuments(path, id, written.quizzes) : [])),
      ...lessonIds.flatMap((id) => captionDocuments(path, id, written.captions)),
      ...retired,
      ...listDocuments(path, [...liveLessons, ...retired]),
    ],
  };
}

/** The lessons once more, together. */
const listDocuments = (path: string, written: readonly NewDocument[]): NewDocument[] => {
  const folder = `${path}/lessons/`;
  const lessons = written
    .filter((document) => document.path.startsWith(folder))
    .map((document) => ({ ...document.fields, id: document.path.slice(folder.length) }));
  return lessonLists(lessons).map((fields, part) => ({ path: `${path}/lessonLists/${part}`, fields }));
};

const liveLesson = ({ id, ...lesson }: DraftLesson, texts: StoredVersion['texts']) => ({
  ...lesson,
  locales: LOCALES.filter((locale) => texts[lessonBodyId(id, locale)]),
});

function liveBody(id: string, text: string) {
  const cut = id.lastIndexOf('_');
  return { lessonId: id.slice(0, cut), locale: id.slice(cut + 1), text };
}

/** The questions of a quiz with their answers. */
const quizDocuments = (path: string, lessonId: string, quizzes: StoredDraft['quizzes']): NewDocument[] => {
  const questions = quizzes?.[lessonId];
  return questions
    ? [{ path: `${path}/quizKeys/${lessonId}`, fields: { lessonId, questions: questionsText(questions) } }]
    : [];
};

/** The captions that are being written, for who goes back to this version. */
const captionDocuments = (path: string, lessonId: string, captions: StoredDraft['captions']): NewDocument[] => {
  const cues = captions?.[lessonId];
  return cues?.length ? [{ path: `${path}/captions/${lessonId}`, fields: { lessonId, cues: cuesText(cues) } }] : [];
};

/** Removed lessons stay below the version, outside its outline, for learners with progress in them. */
const retiredDocuments = (
  path: string,
  { lessons, texts, quizzes }: StoredVersion,
  lessonIds: string[],
): NewDocument[] =>
  lessons
    .filter(({ id }) => !lessonIds.includes(id))
    .flatMap(({ id, comesAfter: _, ...lesson }) => [
      { path: `${path}/lessons/${id}`, fields: { ...lesson, isRetired: true } },
      ...LOCALES.map((locale) => lessonBodyId(id, locale)).flatMap((bodyId) => {
        const text = texts[bodyId];
        return text ? [{ path: `${path}/bodies/${bodyId}`, fields: liveBody(bodyId, text) }] : [];
      }),
      ...quizDocuments(path, id, quizzes),
    ]);
