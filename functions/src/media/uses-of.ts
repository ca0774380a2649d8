import {
  type Course,
  courseDraftSchema,
  courseSchema,
  courseVersionSchema,
  expertSchema,
  filesOfCourse,
  isOpenCourse,
  isShownExpert,
  type L10nText,
  type MediaUse,
  resourceSchema,
  userProfileSchema,
  versionPath,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

/** So many drafts, courses and resources of one person are looked through. */
const MOST = 200;

/** Where a person's files are used, by their paths. */
export async function usesOf(source: DocumentSource, ownerUid: string): Promise<Map<string, MediaUse[]>> {
  const own = (collection: string) => source.find({ collection, equals: { ownerUid }, limit: MOST });
  const [drafts, courses, resources, user, expert] = await Promise.all([
    own('courseDrafts'),
    own('courses'),
    own('resources'),
    source.get(`users/${ownerUid}`),
    source.get(`experts/${ownerUid}`),
  ]);
  const uses = new Map<string, MediaUse[]>();
  const note = (paths: Iterable<string | undefined>, use: MediaUse) => {
    for (const path of new Set(paths)) if (path) uses.set(path, [...(uses.get(path) ?? []), use]);
  };
  const named = new Map<string, { title: L10nText; inDraft: string[]; live: string[] }>();
  for (const draft of allParsed(courseDraftSchema, drafts))
    named.set(draft.id, { title: draft.title, inDraft: filesOfCourse(draft), live: [] });
  for (const { course, files } of await Promise.all(allParsed(courseSchema, courses).map((it) => live(source, it))))
    named.set(course.id, { title: course.title, inDraft: [], ...named.get(course.id), live: files });
  for (const [id, { title, inDraft, live: shown }] of named)
    for (const path of new Set([...inDraft, ...shown]))
      note([path], { of: 'course', id, title, isLive: shown.includes(path), inDraft: inDraft.includes(path) });
  for (const { id, title, files, status } of allParsed(resourceSchema, resources)) {
    const isLive = status === 'published';
    note([files.ro?.path, files.en?.path], { of: 'resource', id, title, isLive, inDraft: !isLive });
  }
  const person = { id: ownerUid, title: {} };
  note([parsed(userProfileSchema, user)?.photo], { of: 'account', ...person, isLive: true, inDraft: false });
  const page = parsed(expertSchema, expert);
  const isShown = page !== undefined && isShownExpert(page.status);
  note([page?.photo], { of: 'expert', ...person, isLive: isShown, inDraft: !isShown });
  return uses;
}

/** The files of the version that visitors have; none of a course that is hidden from them. */
async function live(source: DocumentSource, course: Course): Promise<{ course: Course; files: string[] }> {
  if (!isOpenCourse(course)) return { course, files: [] };
  const version = parsed(courseVersionSchema, await source.get(versionPath(course.id, course.version)));
  return { course, files: version?.files ?? [] };
}
