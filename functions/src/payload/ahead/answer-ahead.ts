import { type DocumentsAhead, localeSchema } from '@cursiv/shared-domain';
import { isDocumentId } from '../../store/document-id.ts';
import { type Answer, refusal } from '../answer.ts';
import { adminAhead } from './admin-ahead.ts';
import { asReader, type Reader, readerUid } from './as-reader.ts';
import { type CoursePlace, homeAhead, type LessonPlace, lessonAhead } from './course-ahead.ts';
import { overviewAhead } from './overview-ahead.ts';

/** The start pages of the dashboard and of the administration. */
const START_PAGES = { overview: overviewAhead, admin: adminAhead };

/** The page that is answered for: a lesson, the home of a course, or a start page. */
export type PlaceAhead = LessonPlace | CoursePlace | keyof typeof START_PAGES;

const isStartPage = (name: string): name is keyof typeof START_PAGES => Object.hasOwn(START_PAGES, name);

/** Addresses, with or without the prefix of the function. */
const START_OR_LESSON = /^(?:\/[^/]+)*?\/(ro|en)\/ahead\/([^/]{1,128})(?:\/([^/]{1,128}))?\.json$/;
const HOME = /^(?:\/[^/]+)*?\/(ro|en)\/course-ahead\/([^/]{1,128})\.json$/;
const MAX_PATH = 500;

/**
 * The page that a path names: `/payload/{locale}/ahead/{start page}.json`, `/payload/{locale}/ahead/{courseId}/{lessonId}.json`, or
 * `/payload/{locale}/course-ahead/{courseId}.json`.
 */
export function placeAhead(pathname: string): PlaceAhead | undefined {
  const path = pathname.slice(0, MAX_PATH);
  const home = HOME.exec(path);
  const [, named, courseId = '', lessonId] = home ?? START_OR_LESSON.exec(path) ?? [];
  const locale = localeSchema.safeParse(named).data;
  if (!locale) return undefined;
  if (home) return isDocumentId(courseId) ? { locale, courseId } : undefined;
  if (lessonId === undefined) return isStartPage(courseId) ? courseId : undefined;
  return isDocumentId(courseId) && isDocumentId(lessonId) ? { locale, courseId, lessonId } : undefined;
}

/** What a signed-in person's page reads at first, for them alone: no cache keeps it. Rejects when the database is out of reach. */
export async function answerAhead(
  method: string,
  place: PlaceAhead,
  reader: Reader | undefined,
  now: Date,
): Promise<Answer> {
  if (method !== 'GET') return refusal(405, 'invalid', { Allow: 'GET' });
  const body = reader && (await aheadOf(place, reader, now));
  if (!body) return refusal(401, 'signed-out');
  return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body };
}

/** Undefined when the page needs to know who reads, and their token does not say. */
async function aheadOf(place: PlaceAhead, reader: Reader, now: Date): Promise<DocumentsAhead | undefined> {
  const database = asReader(reader);
  if (typeof place === 'object' && 'lessonId' in place) return lessonAhead(database, place);
  const uid = readerUid(reader);
  if (uid === undefined) return undefined;
  return typeof place === 'object' ? homeAhead(database, uid, place) : START_PAGES[place](database, uid, now);
}

/** What the database charges for an answer, without what its rules looked up: a query that finds nothing costs as much as a document. */
export const readsOf = ({ documents, folders, watched = {} }: DocumentsAhead): number =>
  Object.keys(documents).length +
  Object.values(folders).flat().length +
  Object.values(watched).reduce((sum, { documents: found }) => sum + Math.max(1, found.length), 0);
