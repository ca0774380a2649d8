import {
  AppError,
  type AppErrorCode,
  type CourseDraft,
  courseSchema,
  isRunning,
  type Publication,
  publicationSchema,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { PublishRequest } from './publish-request.ts';

export const publicationPath = (courseId: string): string => `publications/${courseId}`;

/** Whether a publication answers a request: by its key, or because it published the same revision and languages. */
const isSame = (publication: Publication, { key, rev, locales }: PublishRequest) =>
  publication.key === key ||
  (publication.status !== 'failed' &&
    publication.rev === rev &&
    locales.every((locale) => publication.locales.includes(locale)));

/**
 * The publication that a request asked for before, if it has published: whoever lost the answer learns of it, although
 * the draft has changed since then or no longer waits for a decision.
 */
export async function finishedPublication(
  store: DocumentStore,
  { courseId, key }: PublishRequest,
): Promise<Publication | undefined> {
  const last = parsed(publicationSchema, await store.get(publicationPath(courseId)));
  return last?.key === key && last.status === 'done' ? last : undefined;
}

/**
 * Claims the course's single publication for a request, with an unused version number. Returns a finished one as it is.
 * A publication that was cut off starts over, under another number if it was for another request. Throws `busy` while
 * another one is running.
 */
export const claimPublication = (
  store: DocumentStore,
  request: PublishRequest,
  { ownerUid }: Pick<CourseDraft, 'ownerUid'>,
  now: Date,
): Promise<Publication> =>
  store.transact(async (transaction) => {
    const path = publicationPath(request.courseId);
    const last = parsed(publicationSchema, await transaction.get(path));
    const course = parsed(courseSchema, await transaction.get(`courses/${request.courseId}`));
    const { key, rev, locales } = request;
    if (last?.status === 'done' && isSame(last, request) && course?.version === last.version) return last;
    if (last && isRunning(last, now)) throw new AppError('busy');
    const version = Math.max(last?.version ?? 0, course?.version ?? 0) + 1;
    const started: Publication = {
      ...{ ownerUid, key, rev, locales, version },
      ...{ status: 'running', written: 0, total: 0, startedAt: now },
    };
    transaction.set(path, { ...started });
    return started;
  });

/** Records the progress of a publication, unless another has taken its place, be it for the same request. */
export const notePublication = (
  store: DocumentStore,
  courseId: string,
  { key, version }: Pick<Publication, 'key' | 'version'>,
  change: Partial<Pick<Publication, 'written' | 'total' | 'status'>> & { failure?: AppErrorCode },
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = publicationPath(courseId);
    const present = parsed(publicationSchema, await transaction.get(path));
    const isPresent = present?.key === key && present.version === version;
    if (isPresent && present.status === 'running') transaction.update(path, change);
  });
