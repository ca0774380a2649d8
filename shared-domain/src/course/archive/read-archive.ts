import * as z from 'zod/mini';
import { CAPTION_LIMITS, type Cue, cuesSchema, cuesText } from '../../captions/cue.ts';
import type { L10nText, Locale } from '../../l10n/l10n.ts';
import { hasSoundLines } from '../../quiz/problems/sound-ids.ts';
import { type Question, questionsSchema } from '../../quiz/question-schema.ts';
import { QUIZ_LIMITS } from '../../quiz/quiz.ts';
import { hasVisible, tidied } from '../../text/visible.ts';
import { COURSE_LIMITS, lessonBodyId } from '../course.ts';
import { type CourseDraftContent, courseDraftContentSchema, outlineText } from '../course-draft-schema.ts';
import { hasSoundIds } from '../publishing/next-version.ts';
import { type ArchiveProblem, leftOut, stopped } from './archive-problem.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveFiles,
  type ArchiveReading,
  COURSE_FILE,
  textIn,
} from './course-archive.ts';
import { withOwnIds } from './own-ids.ts';
import { readMarkdown } from './read-markdown.ts';

const headSchema = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number() });

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textIn(bytes) ?? '');
  } catch {
    return undefined;
  }
}

function readContent(bytes: Uint8Array, newId: () => string): CourseDraftContent | ArchiveProblem {
  const json = jsonIn(bytes);
  const head = headSchema.safeParse(json);
  if (!head.success) return stopped('not-a-course', COURSE_FILE);
  if (head.data.version > ARCHIVE_VERSION) return stopped('newer-format', COURSE_FILE);
  const parsed = courseDraftContentSchema.safeParse(json);
  if (!parsed.success) return stopped('unreadable-course', COURSE_FILE);
  const outline = withOwnIds(parsed.data.outline, newId);
  const content = { ...parsed.data, outline };
  const lessonIds = outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  if (lessonIds.length > COURSE_LIMITS.lessons || outline.length > COURSE_LIMITS.units)
    return stopped('too-many-lessons');
  const twice = lessonIds.find((id, index) => lessonIds.indexOf(id) !== index);
  if (twice !== undefined) return stopped('same-id', twice);
  const isSound = hasSoundIds(content) && outlineText(outline).length <= COURSE_LIMITS.outlineText;
  return isSound ? withTidyTitles(content) : stopped('unreadable-course', COURSE_FILE);
}

/** Titles without signs that nobody sees, as they are when somebody types them. */
function withTidyTitles(content: CourseDraftContent): CourseDraftContent {
  const tidy = (title: L10nText): L10nText =>
    Object.fromEntries(
      Object.entries(title).map(([locale, words]) => [locale, hasVisible(words ?? '') ? tidied(words ?? '') : '']),
    );
  return {
    ...content,
    title: tidy(content.title),
    outline: content.outline.map((unit) => ({
      ...unit,
      title: tidy(unit.title),
      lessons: unit.lessons.map((lesson) => ({ ...lesson, title: tidy(lesson.title) })),
    })),
  };
}

/** A quiz, or why it is left out. Two answers with one id are not told apart: the right one is named by it. */
function readQuiz(bytes: Uint8Array, newId: () => string): Question[] | 'unreadable-quiz' | 'same-answer-id' {
  const questions = questionsSchema.safeParse(jsonIn(bytes));
  if (!questions.success || JSON.stringify(questions.data).length > QUIZ_LIMITS.questionsText) return 'unreadable-quiz';
  return questions.data.every(hasSoundLines) ? withOwnIds(questions.data, newId) : 'same-answer-id';
}

function readCaptions(bytes: Uint8Array, newId: () => string): Cue[] | undefined {
  const cues = cuesSchema.safeParse(jsonIn(bytes));
  const isFine = cues.success && cuesText(cues.data).length <= CAPTION_LIMITS.cuesText;
  return isFine ? withOwnIds(cues.data, newId) : undefined;
}

const LESSON_FILE = /^lessons\/([\w-]+)\.(ro|en)\.md$/;
const CAPTIONS_FILE = /^captions\/([\w-]+)\.json$/;
const QUIZ_FILE = /^quizzes\/([\w-]+)\.json$/;

/**
 * A course from files, as `writeArchive` gives them, or from a folder of Markdown. Files that do not fit are left out with a line in the
 * report; without a readable course there is none.
 */
export function readArchive(files: ArchiveFiles, locale: Locale, newId: () => string): ArchiveReading {
  const file = files.get(COURSE_FILE);
  if (!file) return readMarkdown(files, locale, newId);
  const content = readContent(file, newId);
  if ('code' in content) return { problems: [content] };
  const lessonIds = new Set(content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  const texts: Record<string, string> = {};
  const quizzes: Record<string, Question[]> = {};
  const captions: Record<string, Cue[]> = {};
  const problems: ArchiveProblem[] = [];
  for (const [name, bytes] of files) {
    const [, lessonId = '', language] = LESSON_FILE.exec(name) ?? [];
    const [, quizId = ''] = QUIZ_FILE.exec(name) ?? [];
    const [, captionedId = ''] = CAPTIONS_FILE.exec(name) ?? [];
    if (lessonIds.has(lessonId)) {
      const text = textIn(bytes);
      if (text === undefined) problems.push(leftOut(name, 'not-text'));
      else if (text.length > COURSE_LIMITS.lessonBody) problems.push(leftOut(name, 'too-long'));
      else texts[lessonBodyId(lessonId, `${language}`)] = text;
    } else if (lessonIds.has(quizId)) {
      const questions = readQuiz(bytes, newId);
      if (typeof questions === 'string') problems.push(leftOut(name, questions));
      else quizzes[quizId] = questions;
    } else if (lessonIds.has(captionedId)) {
      const cues = readCaptions(bytes, newId);
      if (cues) captions[captionedId] = cues;
      else problems.push(leftOut(name, 'unreadable-captions'));
    } else if (name !== COURSE_FILE) problems.push(leftOut(name, 'unknown-file'));
  }
  return { course: { content, texts, quizzes, captions }, problems };
}
