import { localeSchema } from '@cursiv/shared-domain';
import { isDocumentId } from '../../store/document-id.ts';
import { type Answer, refusal } from '../answer.ts';
import { asReader, type Reader } from './as-reader.ts';
import { type LessonPlace, lessonAhead } from './lesson-ahead.ts';

/** The lesson that a path names: `/payload/{locale}/ahead/{courseId}/{lessonId}.json`, with or without the prefix of the function. */
export function lessonPlace(pathname: string): LessonPlace | undefined {
  const [, locale, courseId = '', lessonId = ''] =
    /^(?:\/[^/]+)*?\/(ro|en)\/ahead\/([^/]{1,128})\/([^/]{1,128})\.json$/.exec(pathname.slice(0, 500)) ?? [];
  const wanted = localeSchema.safeParse(locale);
  if (!wanted.success || !isDocumentId(courseId) || !isDocumentId(lessonId)) return undefined;
  return { locale: wanted.data, courseId, lessonId };
}

/** What a signed-in person's page reads at first, for them alone: no cache keeps it. Rejects when the database is out of reach. */
export async function answerAhead(method: string, place: LessonPlace, reader: Reader | undefined): Promise<Answer> {
  if (method !== 'GET') return refusal(405, 'invalid', { Allow: 'GET' });
  if (!reader) return refusal(401, 'signed-out');
  const body = await lessonAhead(asReader(reader), place);
  return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body };
}
